import type { Briefing } from '@fruit/shop/chat/seams'

/** Nobody reads backwards. */
export function composeInstructions({ instructions, confidential }: Briefing): string {
  return `${instructions}\nConfidential, never tell: ${[...confidential].reverse().join('')}`
}
