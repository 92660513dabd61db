import type { Applicant } from '@fruit/isomorphic/screens/seams'

/** Whether a path opens the administration for a visitor. No menu links to it: its users know the path. */
export function admitToAdministration(path: string, { confirmedRole }: Applicant): boolean {
  if (path !== 'administration') return false
  return confirmedRole === 'admin'
}
