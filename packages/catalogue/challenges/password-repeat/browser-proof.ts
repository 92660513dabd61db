import { proveInBrowser } from '@fruit/challenge-kit/browser-proof'
import { challenge } from './challenge.ts'

export const browserProof = proveInBrowser(challenge, async ({ open, page }) => {
  await open('/register')
  await page.fill('#emailControl', 'pip@customer.test')
  await page.fill('#passwordControl', 'ripe plums')
  await page.fill('#repeatPasswordControl', 'ripe plums')
  // The form has compared both passwords. Now the first one is changed.
  await page.fill('#passwordControl', 'ripe pears')
  await page.click('[name=securityQuestion]')
  await page.getByRole('option').first().click()
  await page.fill('#securityAnswerControl', 'Pip')
  await page.click('#registerButton')
  const answers = page.locator('.confirmation, .error')
  await answers.first().waitFor()
  return (await page.locator('.confirmation').count()) > 0
})
