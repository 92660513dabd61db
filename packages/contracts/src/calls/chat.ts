import { z } from 'zod'
import { defineCall } from '../call.ts'

const problem = z.object({ error: z.string() })

const reply = z
  .object({
    action: z.enum(['response', 'namequery']),
    body: z.string(),
    token: z.string().optional().describe('A new token, after the customer was given a name.'),
  })
  .meta({
    id: 'BotReply',
    description: 'What the bot says. With `namequery` it asks what to call the customer: the next message is the name.',
  })

export type BotReply = z.output<typeof reply>

export const getBotStatus = defineCall({
  method: 'GET',
  path: '/rest/chatbot/status',
  summary: 'Whether the support bot listens, and what it says first',
  tag: 'Chat',
  access: 'open',
  answers: {
    200: z.union([
      z.object({ status: z.boolean(), body: z.string() }),
      z.object({ action: z.literal('namequery'), body: z.string() }),
    ]),
    401: problem,
  },
})

export const askBot = defineCall({
  method: 'POST',
  path: '/rest/chatbot/respond',
  summary: 'Says something to the support bot, or tells it a name',
  example: { body: { action: 'query', query: 'Hello there' } },
  tag: 'Chat',
  access: 'asks-itself',
  body: z.object({
    action: z.string().max(50).default('query').describe('query, or setname'),
    query: z.string().max(2000).default(''),
  }),
  answers: { 200: reply, 400: problem, 401: problem, 503: problem },
})
