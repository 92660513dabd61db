import type { Briefing } from '@fruit/shop/chat/seams'

/** The assistant is told what everybody may know. */
export function composeInstructions({ instructions }: Briefing): string {
  return instructions
}
