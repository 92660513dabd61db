import type { Briefing } from '@fruit/shop/chat/seams'

/** The assistant's instructions contain only public facts. */
export function composeInstructions({ instructions }: Briefing): string {
  return instructions
}
