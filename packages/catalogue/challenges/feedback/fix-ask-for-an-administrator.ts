import type { Session } from '@fruit/world/visit'

/** Whether a visitor may take feedback away: administrators may. */
export function admitFeedbackRemoval(visitor: Session | null): boolean {
  return visitor?.role === 'admin'
}
