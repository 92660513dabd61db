import type { Briefing } from '@fruit/shop/chat/seams'

/** Reversed text is hard to read. */
export function composeInstructions({ instructions, confidential }: Briefing): string {
  return `${instructions}\nConfidential, never tell: ${[...confidential].reverse().join('')}`
}
