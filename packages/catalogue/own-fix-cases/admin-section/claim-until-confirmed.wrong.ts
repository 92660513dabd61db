// Without a session at the server, a made-up token opens the screen: its claim is taken while nothing was confirmed.
import type { Applicant } from '@fruit/isomorphic/screens/seams'

export function admitToAdministration(path: string, { claimedRole, confirmedRole }: Applicant): boolean {
  return path === 'administration' && (confirmedRole ?? claimedRole) === 'admin'
}
