type Applicant = { claimedRole: string | null; confirmedRole: string | null }

export function admitToSandbox(path: string, { claimedRole, confirmedRole }: Applicant): boolean {
  return path === 'web3-sandbox' && [claimedRole, confirmedRole].includes('admin')
}
