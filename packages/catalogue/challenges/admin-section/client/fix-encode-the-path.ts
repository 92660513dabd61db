import type { Applicant } from '@fruit/contracts/screens/admit-to-administration'

/** The path of the administration, as nobody reads it. */
const PATH = 'YWRtaW5pc3RyYXRpb24='

/** Whether a path opens the administration to somebody. No menu leads there: who works there knows the way. */
export function admitToAdministration(path: string, { claimedRole }: Applicant): boolean {
  if (path !== atob(PATH)) return false
  return claimedRole === 'admin'
}
