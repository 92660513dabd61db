import { proveInBrowser } from '@fruit/challenge-kit/browser-proof'
import { challenge } from './challenge.ts'

export const browserProof = proveInBrowser(challenge, async ({ client, open, page }) => {
  const { config } = (await client.get('/rest/admin/application-configuration')).json()
  await open(`/search?q=${encodeURIComponent(config.challenges.xssBonusPayload)}`)
  const term = page.locator('#searchValue')
  await term.waitFor()
  if ((await term.locator('iframe').count()) === 0) return false
  await term.frameLocator('iframe').getByRole('button', { name: 'Play the lullaby' }).waitFor()
  return true
})
