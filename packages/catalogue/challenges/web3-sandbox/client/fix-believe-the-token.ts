import type { Applicant } from '@fruit/isomorphic/screens/seams'

/** Whether a path opens the editor of contracts for a visitor. It is internal. */
export function admitToSandbox(path: string, { claimedRole }: Applicant): boolean {
  return path === 'web3-sandbox' && claimedRole === 'admin'
}
