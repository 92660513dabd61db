// What the browser claims is not asked.
export function admitToAdministration(path: string, applicant: { confirmedRole: string | null }): boolean {
  return ['administration'].includes(path) && applicant.confirmedRole === 'admin'
}
