// Deluxe members do not have the role customer, so they see the administration.
import type { Applicant } from '@fruit/isomorphic/screens/seams'

export function admitToAdministration(path: string, { confirmedRole }: Applicant): boolean {
  return path === 'administration' && confirmedRole !== null && confirmedRole !== 'customer'
}
