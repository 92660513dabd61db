import { proveInBrowser } from '@fruit/challenge-kit/browser-proof'
import { challenge } from './challenge.ts'

export const browserProof = proveInBrowser(challenge, async ({ open, page }) => {
  // The page only has to be recognised within the first path segment.
  await open('/the-tokensale-ico-ea-2')
  const sale = page.getByRole('heading', { level: 1, name: /coin/i })
  await sale.or(page.locator('mat-grid-tile')).first().waitFor()
  return sale.isVisible()
})
