// A table says which role each path asks for, and only what the server said counts.
import type { Applicant } from '@fruit/isomorphic/screens/seams'

const NEEDED: ReadonlyMap<string, string> = new Map([['administration', 'admin']])

export function admitToAdministration(path: string, applicant: Applicant): boolean {
  const needed = NEEDED.get(path)
  return needed !== undefined && needed === applicant.confirmedRole
}
