import { proveInBrowser } from '@fruit/challenge-kit/browser-proof'
import { challenge } from './challenge.ts'

export const browserProof = proveInBrowser(challenge, async ({ open, page }) => {
  await open('/web3-sandbox')
  const editor = page.locator('.cm-content')
  await editor.or(page.getByText('This part of the shop is not for you.')).first().waitFor()
  return editor.isVisible()
})
