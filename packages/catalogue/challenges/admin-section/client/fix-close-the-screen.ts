import type { Applicant } from '@fruit/isomorphic/screens/seams'

/** Whether a path opens the administration for a visitor. It is no part of the public shop. */
export function admitToAdministration(_path: string, _applicant: Applicant): boolean {
  return false
}
