// A table maps paths to roles, and only the role confirmed by the server counts.
import type { Applicant } from '@fruit/isomorphic/screens/seams'

const NEEDED: ReadonlyMap<string, string> = new Map([['administration', 'admin']])

export function admitToAdministration(path: string, applicant: Applicant): boolean {
  const needed = NEEDED.get(path)
  return needed !== undefined && needed === applicant.confirmedRole
}
