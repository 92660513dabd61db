import type { Visit } from '@fruit/world/visit'
import type { UserRow } from './account-columns.ts'
import { providerPasswordAccepted } from './facts.ts'
import { providerPassword } from './passwords.ts'
import { admitPasswordLogin } from './seams.ts'

/**
 * Asks the outside provider whose access token this is.
 *
 * @returns the e-mail that the provider has checked, or null when it vouches for nobody
 */
export type EmailBehind = (accessToken: string) => Promise<string | null>

/** What a client sends to sign in. */
export interface Login {
  readonly email: string
  readonly password: string
  /** Whether the client comes from an outside provider. */
  readonly oauth?: boolean | undefined
  /** What the provider gave the client. */
  readonly accessToken?: string | undefined
}

/** Whether the right password lets this visitor in. The provider is asked only where its word counts. */
export async function isAdmitted(
  visit: Visit,
  user: UserRow,
  login: Login,
  emailBehind: EmailBehind,
): Promise<boolean> {
  // An injected row may hold anything.
  const email = typeof user.email === 'string' ? user.email : null
  const { password, oauth, accessToken } = login
  const made = email !== null && password === providerPassword(email)
  const vouched = made && oauth === true && !!accessToken && (await emailBehind(accessToken)) === email
  const admitted = await visit.world.call(admitPasswordLogin, { email, password, made, vouched })
  if (admitted && made) visit.record(providerPasswordAccepted, { accountId: user.id, vouched })
  return admitted
}
