import type { Applicant } from '@fruit/isomorphic/screens/seams'

/** Whether a path opens the administration to somebody. No menu leads there: who works there knows the way. */
export function admitToAdministration(path: string, { claimedRole, confirmedRole }: Applicant): boolean {
  if (path !== 'administration') return false
  return confirmedRole !== null && claimedRole === 'admin'
}
