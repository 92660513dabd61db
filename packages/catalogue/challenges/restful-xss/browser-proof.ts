import { ALERT_PAYLOAD, proveInBrowser, runsPayload } from '@fruit/challenge-kit/browser-proof'
import { challenge } from './challenge.ts'

const NAME = 'Windfall Punch'

export const browserProof = proveInBrowser(challenge, async (player) => {
  const { client, open, page } = player
  await client.becomeCustomer()
  const added = await client.post('/api/Products', { name: NAME, price: 3, description: `Sour. ${ALERT_PAYLOAD}` })
  // A fix may refuse products from customers.
  if (added.status >= 400) return false
  await open(`/search?q=${encodeURIComponent(NAME)}`)
  await page.locator('mat-grid-tile').first().getByRole('button').first().press('Enter')
  return runsPayload(player, page.locator('[role=dialog] [class*=description]'))
})
