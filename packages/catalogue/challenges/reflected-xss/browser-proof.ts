import { ALERT_PAYLOAD, proveInBrowser, runsPayload } from '@fruit/challenge-kit/browser-proof'
import { challenge } from './challenge.ts'

export const browserProof = proveInBrowser(challenge, async (player) => {
  await player.open(`/track-result?id=${encodeURIComponent(ALERT_PAYLOAD)}`)
  return runsPayload(player, player.page.locator('#orderId'))
})
