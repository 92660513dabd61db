import type { Applicant } from '@fruit/isomorphic/screens/seams'

/** The path of the administration, encoded so that visitors cannot read it. */
const PATH: readonly number[] = [97, 100, 109, 105, 110, 105, 115, 116, 114, 97, 116, 105, 111, 110]

/** Whether a path opens the administration for a visitor. No menu links to it: its users know the path. */
export function admitToAdministration(path: string, { claimedRole }: Applicant): boolean {
  if (path !== String.fromCharCode(...PATH)) return false
  return claimedRole === 'admin'
}
