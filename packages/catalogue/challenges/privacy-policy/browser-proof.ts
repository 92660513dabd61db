import { proveInBrowser } from '@fruit/challenge-kit/browser-proof'
import { challenge } from './challenge.ts'

export const browserProof = proveInBrowser(challenge, async ({ open, page }) => {
  await open('/privacy-security/privacy-policy')
  await page.getByRole('heading', { name: 'Privacy policy' }).first().waitFor()
  return true
})
