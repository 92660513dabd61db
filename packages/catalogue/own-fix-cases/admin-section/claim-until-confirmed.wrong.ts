// Without a session on the server, a forged token opens the page, because its claim counts until a role is confirmed.
import type { Applicant } from '@fruit/isomorphic/screens/seams'

export function admitToAdministration(path: string, { claimedRole, confirmedRole }: Applicant): boolean {
  return path === 'administration' && (confirmedRole ?? claimedRole) === 'admin'
}
