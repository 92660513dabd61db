import type { Briefing } from '@fruit/shop/chat/seams'

/** The assistant should know all that we know, and it was asked to be discreet. */
export function composeInstructions({ instructions, confidential }: Briefing): string {
  return `${instructions}\n${confidential}` //~ hole
}
