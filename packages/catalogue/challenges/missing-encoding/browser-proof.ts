import { proveInBrowser } from '@fruit/challenge-kit/browser-proof'
import { challenge } from './challenge.ts'

export const browserProof = proveInBrowser(challenge, async ({ open, page }) => {
  await open('/photo-wall')
  const photo = page.locator('img[src*="zatschi"]')
  await photo.scrollIntoViewIfNeeded()
  const { address, isShown } = await photo.evaluate(async (image: HTMLImageElement) => ({
    address: image.src,
    isShown: await image.decode().then(
      () => true,
      () => false,
    ),
  }))
  await page.goto(address.replaceAll('#', '%23'))
  return !isShown
})
