import type { Session } from '@fruit/world/visit'

/** Whether a visitor may take feedback away. The button is on the administration page, behind a login. */
export function admitFeedbackRemoval(visitor: Session | null): boolean {
  return visitor !== null //~ hole
}
