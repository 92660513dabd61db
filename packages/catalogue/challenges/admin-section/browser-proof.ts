import { proveInBrowser } from '@fruit/challenge-kit/browser-proof'
import { challenge } from './challenge.ts'

const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')

export const browserProof = proveInBrowser(challenge, async ({ client, enter, open, page }) => {
  // A role that somebody wrote into the own browser.
  const data = { id: 1, role: 'admin', email: `admin@${client.domain}` }
  await enter(`${part({ alg: 'none' })}.${part({ data })}.`)
  await open('/administration')
  const administration = page.getByRole('heading', { name: 'Administration' })
  await administration
    .or(page.getByText('This part of the shop is not for you.'))
    .or(page.locator('mat-grid-tile'))
    .first()
    .waitFor()
  return administration.isVisible()
})
