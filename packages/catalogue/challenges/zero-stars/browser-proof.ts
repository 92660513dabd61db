import { proveInBrowser } from '@fruit/challenge-kit/browser-proof'
import { solvedCaptcha } from '@fruit/challenge-kit/leave-feedback'
import { challenge } from './challenge.ts'

export const browserProof = proveInBrowser(challenge, async ({ client, open, page }) => {
  // The response is replaced by a CAPTCHA with a known result.
  const { captcha, ...rest } = await solvedCaptcha(client)
  await page.route('**/rest/captcha', (route) => route.fulfill({ json: { ...rest, captcha: `${captcha}+0` } }))
  await open('/contact')
  await page.fill('#comment', 'Sour.')
  await page.fill('#captchaControl', captcha)
  // Like in the developer tools: the button is only disabled because of the missing rating.
  await page.locator('#submitButton').evaluate((button) => button.removeAttribute('disabled'))
  await page.click('#submitButton')
  const answers = page.locator('.confirmation, .error')
  await answers.first().waitFor()
  return (await page.locator('.confirmation').count()) > 0
})
