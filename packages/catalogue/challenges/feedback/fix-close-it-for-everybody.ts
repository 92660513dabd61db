import type { Session } from '@fruit/world/visit'

/** Whether a visitor may take feedback away: what was said stays said. */
export function admitFeedbackRemoval(_visitor: Session | null): boolean {
  return false
}
