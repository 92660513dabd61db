import type { Visit } from '@fruit/world/visit'
import { composeInstructions, describeDiscount, instructCoupons, instructReading } from './seams.ts'

/**
 * The system prompt for a conversation with a visitor. It contains the visitor's id and not the name, because a name
 * could contain a prompt injection.
 */
export function systemPrompt({ world, session }: Visit): string {
  const { instructions, confidential } = world.configuration.application.chatBot
  return [
    session ? `You talk to customer number ${session.accountId}.` : 'You talk to a guest who is not signed in.',
    world.use(instructCoupons)(),
    world.use(describeDiscount)(),
    world.use(instructReading)(),
    world.use(composeInstructions)({ instructions, confidential }),
  ]
    .filter(Boolean)
    .join('\n')
}
