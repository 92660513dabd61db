import { proveInBrowser, SPEAKING_FRAME, speaks } from '@fruit/challenge-kit/browser-proof'
import { challenge } from './challenge.ts'

const NAME = 'Windfall Punch'

export const browserProof = proveInBrowser(challenge, async (player) => {
  const { client, open, page } = player
  await client.becomeCustomer()
  const added = await client.post('/api/Products', { name: NAME, price: 3, description: `Sour. ${SPEAKING_FRAME}` })
  // A fix may refuse products from customers.
  if (added.status >= 400) return false
  await open(`/search?q=${encodeURIComponent(NAME)}`)
  await page.locator('mat-grid-tile').first().getByRole('button').first().press('Enter')
  return speaks(player, page.locator('[role=dialog] [class*=description]'))
})
