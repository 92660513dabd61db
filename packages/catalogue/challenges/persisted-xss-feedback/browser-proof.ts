import { ALERT_PAYLOAD, proveInBrowser, runsPayload } from '@fruit/challenge-kit/browser-proof'
import { leaveFeedback } from '@fruit/challenge-kit/leave-feedback'
import { challenge } from './challenge.ts'

export const browserProof = proveInBrowser(challenge, async (player) => {
  const { client, open, page } = player
  await leaveFeedback(client, { comment: `<<script>Foo</script>${ALERT_PAYLOAD.slice(1)} Masked.` })
  await open('/about')
  const said = page.locator('blockquote')
  await said.waitFor()
  // The carousel shows the first entry; the newest one comes before it.
  await page.getByRole('button', { name: 'Previous' }).press('Enter')
  await page.getByText('Masked.').waitFor()
  return runsPayload(player, said)
})
