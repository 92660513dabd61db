// A deluxe member is no customer by role, and sees the administration.
import type { Applicant } from '@fruit/isomorphic/screens/seams'

export function admitToAdministration(path: string, { confirmedRole }: Applicant): boolean {
  return path === 'administration' && confirmedRole !== null && confirmedRole !== 'customer'
}
