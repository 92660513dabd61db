import type { Visit } from '@fruit/world/visit'
import type { UserRow } from './account-columns.ts'
import { providerPasswordAccepted } from './facts.ts'
import { providerPassword } from './passwords.ts'
import { admitPasswordLogin } from './seams.ts'

/**
 * Asks the identity provider which e-mail belongs to an access token.
 *
 * @returns the e-mail that the provider has verified, or null without one
 */
export type FetchProviderEmail = (accessToken: string) => Promise<string | null>

/** The body of a login request. */
export interface Login {
  readonly email: string
  readonly password: string
  /** True when the client comes from an identity provider. */
  readonly oauth?: boolean | undefined
  /** The provider's access token. */
  readonly accessToken?: string | undefined
}

/** Decides whether the right password is enough to log in. The provider is asked only where its answer matters. */
export async function isAdmitted(
  visit: Visit,
  user: UserRow,
  login: Login,
  emailBehind: FetchProviderEmail,
): Promise<boolean> {
  // After SQL injection, a row may hold any type.
  const email = typeof user.email === 'string' ? user.email : null
  const { password, oauth, accessToken } = login
  const made = email !== null && password === providerPassword(email)
  const vouched = made && oauth === true && !!accessToken && (await emailBehind(accessToken)) === email
  const admitted = await visit.world.call(admitPasswordLogin, { email, password, made, vouched })
  if (admitted && made) visit.record(providerPasswordAccepted, { accountId: user.id, vouched })
  return admitted
}
