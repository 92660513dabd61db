import type { Applicant } from '@fruit/isomorphic/screens/seams'

/** Whether a path opens the editor of contracts for a visitor. It is internal, so no page links to it. */
export function admitToSandbox(path: string, _applicant: Applicant): boolean {
  return path === 'web3-sandbox' //~ hole
}
