// Ignores the browser's claim.
export function admitToAdministration(path: string, applicant: { confirmedRole: string | null }): boolean {
  return ['administration'].includes(path) && applicant.confirmedRole === 'admin'
}
