import { ALERT_PAYLOAD, proveInBrowser, runsPayload } from '@fruit/challenge-kit/browser-proof'
import { challenge } from './challenge.ts'

const ACCOUNT = { email: 'pip@customer.test', password: 'ripe plums' }

export const browserProof = proveInBrowser(challenge, async (player) => {
  const { client, enter, open, page } = player
  await client.post('/api/Users', { ...ACCOUNT, passwordRepeat: ACCOUNT.password })
  const { token } = (await client.post('/rest/user/login', ACCOUNT)).json().authentication
  const headers = { authorization: `Bearer ${token}`, 'true-client-ip': ALERT_PAYLOAD }
  await client.get('/rest/saveLoginIp', { headers })
  await enter(token)
  await open('/privacy-security/last-login-ip')
  return runsPayload(player, page.locator('#lastLoginIp'))
})
