/** What is known of somebody who wants to see the administration. */
export interface Applicant {
  /** The role that the token in their browser says; nobody has checked it. */
  readonly claimedRole: string | null
  /** The role that the server says; null for a visitor who is not signed in. */
  readonly confirmedRole: string | null
}

/**
 * Whether a path opens the administration to somebody. No menu leads there: who works there knows the way. What a
 * browser says about its user is not asked, because users may let it say what they like.
 *
 * @param path first segment of the hash route
 */
export function admitToAdministration(path: string, { confirmedRole }: Applicant): boolean {
  return path === 'administration' && confirmedRole === 'admin'
}
