import { proveInBrowser, SPEAKING_FRAME, speaks } from '@fruit/challenge-kit/browser-proof'
import { challenge } from './challenge.ts'

export const browserProof = proveInBrowser(challenge, async (player) => {
  await player.open(`/track-result?id=${encodeURIComponent(SPEAKING_FRAME)}`)
  return speaks(player, player.page.locator('#orderId'))
})
