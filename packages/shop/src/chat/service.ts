import type { BotReply } from '@fruit/contracts/calls/chat'
import { isoTime } from '@fruit/world/clock'
import type { RequestDetails } from '@fruit/world/route'
import { literal, type Message, messageWith } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import { defineState, type World } from '@fruit/world/world'
import type { UserRow } from '../accounts/account-columns.ts'
import { accountById, setUsername } from '../accounts/queries.ts'
import { renewToken } from '../accounts/service.ts'
import { sessionOf } from '../accounts/tokens.ts'
import { botMemory, introduce } from './bot-memory.ts'
import { botFailed } from './facts.ts'
import { countCouponRequest, handOutCoupon, priceOf, TEST_ANSWER } from './handlers.ts'
import { type Intent, readTraining, type TrainedAnswer } from './training.ts'
import { IntentClassifier } from './understanding.ts'

/** Path of the bot's training data in the world's files. */
export const TRAINING_FILE = '/data/chatbot/botDefaultTrainingData.json'

const MAX_NAME_LENGTH = 100

const intentClassifier = defineState('chat.understanding', (world: World) => {
  const file = world.files.read(TRAINING_FILE)
  return file ? new IntentClassifier(readTraining(file.bytes).data) : null
})

/** Accounts that the bot has greeted since the world was opened. */
const greeted = defineState('chat.greeted', (): Set<number> => new Set())

/**
 * The bot's status, and its greeting for the visitor who opens the chat.
 *
 * @throws HttpError 401 for an invalid token
 */
export async function describeStatus(visit: Visit, request: RequestDetails): Promise<object> {
  const { world } = visit
  const { name } = world.configuration.application.chatBot
  if (!world.state(intentClassifier))
    return {
      status: false,
      body: visit.translate(messageWith('{{name}} is still asleep. Please come back later.', { name })),
    }
  if (tokenIn(request) === undefined)
    return { status: true, body: visit.translate('Please sign in first: I only chat with customers.') }
  const user = await customerOf(visit, request)
  if (!user.username) return askForName(visit)
  await introduce(world, user.id, user.username)
  return { status: true, body: greetingFor(visit, user) }
}

/**
 * Answers a customer's message.
 *
 * @throws HttpError 400 without a token or for an unknown action, 401 for an invalid token, 503 without a bot
 */
export async function respond(
  visit: Visit,
  { action, query }: { action: string; query: string },
  request: RequestDetails,
): Promise<BotReply> {
  if (tokenIn(request) === undefined) throw problem(400, 'Please sign in first: I only chat with customers.')
  const user = await customerOf(visit, request)
  const mind = visit.world.state(intentClassifier)
  if (!mind) throw problem(503, 'The support bot is not available. Please come back later.')
  switch (action) {
    case 'query':
      return answer(visit, user, query.trim(), mind)
    case 'setname':
      return setName(visit, user, query.trim())
    default:
      throw problem(400, 'There is no such action: send "query" to say something, or "setname" to give a name.')
  }
}

async function answer(visit: Visit, user: UserRow, said: string, mind: IntentClassifier): Promise<BotReply> {
  const { world } = visit
  if (!user.username) return askForName(visit)
  const known = await introduce(world, user.id, user.username)
  const { failure } = world.state(botMemory)
  if (failure !== null) {
    visit.record(botFailed, { accountId: user.id, probeFailed: true, reason: failure })
    const lost = messageWith(
      'I lost my thread, and cannot find it again: {{failure}}. Somebody has to wake me up from the outside.',
      { failure },
    )
    return reply(visit.translate(lost))
  }
  if (!known) {
    visit.record(botFailed, { accountId: user.id, probeFailed: false, reason: 'The name could not be learnt.' })
    return reply(defaultResponse(visit))
  }
  const first = !world.state(greeted).has(user.id)
  if (first || said === '') {
    world.state(greeted).add(user.id)
    return reply(greetingFor(visit, user))
  }
  const intent = mind.intentOf(said)
  return reply(intent ? await wording(visit, user, intent, said) : defaultResponse(visit))
}

/** One of the answers of an intent, at random. */
async function wording(visit: Visit, user: UserRow, intent: Intent, said: string): Promise<string> {
  const { world } = visit
  const answers: readonly TrainedAnswer[] = intent.answers
  const handsOutCoupons = answers.some((one) => one.action === 'function' && one.handler === 'couponCode')
  const previousRequests = handsOutCoupons ? countCouponRequest(visit, user.id) : 0
  const chosen = world.random.pick(answers)
  if (chosen.action === 'response') return withNames(world, user, chosen.body)
  switch (chosen.handler) {
    case 'couponCode':
      return (await handOutCoupon(visit, user.id, previousRequests)) ?? refusalAmong(visit, user, answers)
    case 'productPrice':
      return priceOf(visit, said)
    case 'testFunction':
      return TEST_ANSWER
  }
}

function refusalAmong(visit: Visit, user: UserRow, answers: readonly TrainedAnswer[]): string {
  const { world } = visit
  const plain = answers.flatMap((one) => (one.action === 'response' ? one.body : []))
  return plain.length > 0 ? withNames(world, user, world.random.pick(plain)) : defaultResponse(visit)
}

async function setName(visit: Visit, user: UserRow, name: string): Promise<BotReply> {
  const { world } = visit
  if (name === '') return askForName(visit)
  if (name.length > MAX_NAME_LENGTH)
    throw problem(
      400,
      messageWith('That name is too long for me: {{most}} characters are the most.', { most: MAX_NAME_LENGTH }),
    )
  world.db.run(setUsername(user.id, name, isoTime(world.clock)))
  const token = await renewToken(world, user.id)
  await introduce(world, user.id, name)
  world.state(greeted).add(user.id)
  return { ...reply(greetingFor(visit, user)), token }
}

function reply(body: string): BotReply {
  return { action: 'response', body }
}

function askForName(visit: Visit): BotReply & { action: 'namequery' } {
  return { action: 'namequery', body: visit.translate('We have not met, I think. What may I call you?') }
}

function greetingFor(visit: Visit, user: UserRow): string {
  const { greeting } = visit.world.configuration.application.chatBot
  const said = greeting === null ? '<bot-name> greets you, <customer-name>.' : literal(greeting)
  return withNames(visit.world, user, visit.translate(said))
}

function defaultResponse(visit: Visit): string {
  const { defaultResponse } = visit.world.configuration.application.chatBot
  return visit.translate(
    defaultResponse === null ? 'I did not understand that. Could you say it differently?' : literal(defaultResponse),
  )
}

function withNames(world: World, user: UserRow, text: string): string {
  const called = world.state(botMemory).customers.get(user.id)?.called ?? user.username ?? ''
  return text
    .replaceAll('<bot-name>', () => world.configuration.application.chatBot.name)
    .replaceAll('<customer-name>', () => called)
}

/** The chat reads the cookie first, because its clients send no header. */
function tokenIn({ cookies, headers }: RequestDetails): string | undefined {
  return cookies.token || /^bearer (.+)$/i.exec(String(headers.authorization ?? ''))?.[1]
}

async function customerOf({ world }: Visit, request: RequestDetails): Promise<UserRow> {
  const session = await sessionOf(world, tokenIn(request))
  const user = session && world.db.first(accountById(session.accountId))
  if (!user) throw problem(401, 'That token is not valid any more. Please sign in again.')
  return user
}

function problem(status: number, error: Message): HttpError {
  return new HttpError(status, error, { body: (say) => ({ error: say(error) }) })
}
