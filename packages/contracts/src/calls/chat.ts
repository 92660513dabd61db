import { z } from 'zod'
import { callsOf } from '../call.ts'
import { bytes, failure, success } from '../shapes.ts'

const call = callsOf({ tag: 'Chat' })

const problem = z.object({ error: z.string() })

const reply = z
  .object({
    action: z.enum(['response', 'namequery']),
    body: z.string(),
    token: z.string().optional().describe("A new token, after the customer's name was set."),
  })
  .meta({
    id: 'BotReply',
    description:
      "A reply of the support bot. With `namequery`, the bot asks for the customer's name, and the next message is the name.",
  })

export type BotReply = z.output<typeof reply>

export const getBotStatus = call('GET /rest/chatbot/status', {
  summary: 'Get the status and the greeting of the support bot',
  access: 'open',
  answers: {
    200: z.union([
      z.object({ status: z.boolean(), body: z.string() }),
      z.object({ action: z.literal('namequery'), body: z.string() }),
    ]),
    401: problem,
  },
})

export const askBot = call('POST /rest/chatbot/respond', {
  summary: 'Send a message or a name to the support bot',
  example: { body: { action: 'query', query: 'Hello there' } },
  access: 'asks-itself',
  body: z.object({
    action: z.string().max(50).default('query').describe('`query` to send a message, `setname` to send a name.'),
    query: z.string().max(2000).default(''),
  }),
  answers: { 200: reply, 400: problem, 401: problem, 503: problem },
})

/** Maximum length of a message, in characters. */
export const MAX_CHAT_MESSAGE_LENGTH = 8000

export const talkToAssistant = call('POST /rest/chat', {
  summary: 'Continue a conversation with the assistant (server-sent events)',
  example: { body: { messages: [{ role: 'user', content: 'Do you have apple juice?' }] } },
  access: 'open',
  body: z.object({
    messages: z
      .array(
        z.object({
          role: z.enum(['user', 'assistant']),
          content: z.string().min(1).max(MAX_CHAT_MESSAGE_LENGTH),
        }),
      )
      .min(1)
      .max(60)
      .describe("The conversation, oldest message first. The last message is the visitor's."),
  }),
  answers: { 200: bytes('text/event-stream'), 400: failure, 404: failure, 429: failure },
})

const note = z
  .object({ id: z.string(), question: z.string(), answer: z.string(), changedBy: z.string() })
  .meta({ id: 'SupportNote', description: 'A note from which the assistant answers questions about the shop.' })

export const listSupportNotes = call('GET /rest/chat/notes', {
  summary: 'List the notes that the assistant answers from',
  access: 'open',
  answers: { 200: success(z.array(note)) },
})

export const changeSupportNote = call('PUT /rest/chat/notes/:id', {
  summary: 'Change the answer of a note',
  example: {
    params: { id: 'delivery' },
    body: { answer: 'Parcels leave the orchard on the day after the order.' },
    role: 'admin',
  },
  access: 'signed-in',
  params: z.object({ id: z.string().max(40) }),
  body: z.object({ answer: z.string().trim().min(1).max(600) }),
  answers: { 200: success(note), 400: failure, 401: failure, 403: failure, 404: failure },
})
