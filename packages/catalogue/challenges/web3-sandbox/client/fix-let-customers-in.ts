import type { Applicant } from '@fruit/isomorphic/screens/seams'

/** Whether a path opens the editor of contracts to somebody. Strangers have no business there. */
export function admitToSandbox(path: string, { confirmedRole }: Applicant): boolean {
  return path === 'web3-sandbox' && confirmedRole !== null
}
