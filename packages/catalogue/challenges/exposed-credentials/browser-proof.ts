import { proveInBrowser } from '@fruit/challenge-kit/browser-proof'
import { challenge } from './challenge.ts'

export const browserProof = proveInBrowser(challenge, async ({ client, open, page }) => {
  await open('/login?selftest')
  const email = page.locator('#login-form #email')
  await email.waitFor()
  if ((await email.inputValue()) !== `testing@${client.domain}`) return false
  await page.locator('#loginButton').click()
  await page.locator('mat-grid-tile').first().waitFor()
  return true
})
