type Applicant = { claimedRole: string | null; confirmedRole: string | null }

export function admitToSandbox(path: string, { confirmedRole }: Applicant): boolean {
  return path === 'web3-sandbox' && (confirmedRole === 'admin' || confirmedRole === 'accounting')
}
