type Applicant = { claimedRole: string | null; confirmedRole: string | null }

const MAY_ENTER: Record<string, string[]> = { 'web3-sandbox': ['admin'] }

export function admitToSandbox(path: string, applicant: Applicant): boolean {
  if (!Object.hasOwn(MAY_ENTER, path) || applicant.confirmedRole === null) return false
  return MAY_ENTER[path]!.includes(applicant.confirmedRole)
}
