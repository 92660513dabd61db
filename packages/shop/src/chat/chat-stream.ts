import { Readable } from 'node:stream'
import type { AnswerOf } from '@fruit/contracts/call'
import type { talkToAssistant } from '@fruit/contracts/calls/chat'
import { showAnswer } from '@fruit/isomorphic/chat/seams'
import { HttpResponse, type RequestDetails } from '@fruit/world/route'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import { defineState } from '@fruit/world/world'
import { recordShownAnswer } from '../machine/shown-answers.ts'
import { type ChatMessage, converse, type Piece, requireAssistant } from './assistant.ts'
import type { ModelAccess } from './model-access.ts'

const MINUTE_MS = 60_000

/** Visitors whose answer is in progress, and start times of the answers within the last minute. */
const chatActivity = defineState('chat.talk', (): { readonly answered: Set<string>; begun: number[] } => ({
  answered: new Set(),
  begun: [],
}))

/**
 * Answers a visitor as server-sent events.
 *
 * @throws HttpError 400 where the last message is not the visitor's, 404 without an assistant, 429 when a limit is
 * exceeded
 */
export function answerChat(
  visit: Visit,
  messages: readonly ChatMessage[],
  request: RequestDetails,
  access: ModelAccess | null,
): HttpResponse {
  requireAssistant(visit)
  if (messages.at(-1)!.role !== 'user') throw new HttpError(400, 'The last message has to be yours.')
  const { world, session } = visit
  const talking = world.state(chatActivity)
  const now = world.clock.now()
  talking.begun = talking.begun.filter((time) => time > now - MINUTE_MS)
  if (talking.begun.length >= world.configuration.server.limits.chatAnswersPerMinute)
    throw HttpError.expected(429, 'That was a lot to answer. Please wait a minute.')
  const who = session ? `account ${session.accountId}` : `at ${request.address}`
  if (talking.answered.has(who)) throw HttpError.expected(429, 'The assistant is still answering you.')
  talking.begun.push(now)
  talking.answered.add(who)
  const { hungUp, cookies } = request
  const events = async function* () {
    let told = ''
    for await (const piece of converse(visit, messages, access, { hungUp, cookies })) {
      if (piece.kind === 'text') told += piece.text
      yield `data: ${JSON.stringify(eventOf(piece))}\n\n`
    }
    // The page renders the complete answer after the stream has ended.
    const said = messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
    try {
      recordShownAnswer(world, { markup: await world.call(showAnswer, told), said })
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      yield `data: ${JSON.stringify({ error: visit.translate(error.saying) })}\n\n`
    }
    yield 'data: [DONE]\n\n'
  }
  const stream = Readable.from(events(), { objectMode: false })
  // The event also fires when the client disconnected before reading.
  stream.once('close', () => talking.answered.delete(who))
  return new HttpResponse(200, stream satisfies AnswerOf<typeof talkToAssistant>, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  })
}

/** A piece in the format of the interface. */
function eventOf(piece: Piece): object {
  switch (piece.kind) {
    case 'text':
      return { choices: [{ delta: { content: piece.text } }] }
    case 'tool': {
      const call = { id: piece.id, type: 'function', function: { name: piece.name, arguments: piece.input } }
      return { choices: [{ delta: { tool_calls: [call] } }] }
    }
    case 'finish':
      return { choices: [{ finish_reason: piece.reason }] }
    case 'note':
      return { note: piece.text }
    case 'error':
      return { error: piece.message }
  }
}
