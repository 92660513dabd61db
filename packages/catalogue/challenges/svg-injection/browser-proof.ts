import { proveInBrowser } from '@fruit/challenge-kit/browser-proof'
import { challenge } from './challenge.ts'

const DECAL = '../../../redirect?to=/internet/purrbox.example/cat.svg?x=https://github.com/juice-shop/juice-shop'

export const browserProof = proveInBrowser(challenge, async ({ client, enter, open, page }) => {
  const { token } = await client.becomeCustomer()
  await enter(token)
  await open(`/deluxe-membership?testDecal=${encodeURIComponent(DECAL)}`)
  const picture = page.locator('main img').first()
  await picture.waitFor({ state: 'attached' })
  if (!(await picture.getAttribute('src'))?.includes('/redirect')) return false
  // A picture that has loaded has a natural width.
  await page.waitForFunction(() => (document.querySelector('main img') as HTMLImageElement).naturalWidth > 0)
  return true
})
