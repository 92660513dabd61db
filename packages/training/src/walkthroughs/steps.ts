import type { Challenge } from '@fruit/challenge-kit/challenge'
import type { Call } from '@fruit/contracts/call'
import { namedCalls } from '@fruit/contracts/named-calls'
import { percentDecoded } from '@fruit/isomorphic/percent-decoded'
import type { LoopbackExchange } from '../inside/inside-client.ts'
import { folded } from './fold.ts'
import { SCREENS_OF_CALLS } from './screens-of-calls.ts'

/** A step of a walkthrough: the exchange, its reason in words, and how to do the same in the browser. */
export interface Step {
  readonly exchange: LoopbackExchange
  /** True for the attack itself, which must be shown completely. */
  readonly isAttack: boolean
  /** English sentences, `code` in back-ticks. */
  readonly why: string
  /** How to do it in the browser; null when no screen does it. */
  readonly byScreen: string | null
  /** Description of the repetition; null when it happened once. */
  readonly again: string | null
}

/** Shorter values may be equal by chance. */
const MIN_VALUE_LENGTH = 4
/** Field names that occur in every response. */
const COMMON_FIELDS: ReadonlySet<string> = new Set([
  'status',
  'success',
  'jsonrpc',
  'createdAt',
  'updatedAt',
  'deletedAt',
])
const REGISTER = 'POST /api/Users'
const LOG_IN = 'POST /rest/user/login'

/** An exchange with the matching call of the interface, if any. */
interface Sent {
  readonly exchange: LoopbackExchange
  readonly call: Call | undefined
  readonly at: number
  /** Index of its fold, whether it is shown or not. */
  readonly fold: number
  /** Step number, counted from 1; null for a repetition that is not shown. */
  readonly number: number | null
  /** True when it only creates or uses an account of the attacker. */
  readonly isOwnAccount: boolean
  /** True when it calls the vulnerable endpoint. */
  readonly isAttempt: boolean
}

/** Converts exchanges into steps, in order; repetitions are shown once. */
export function stepsOf({ place }: Pick<Challenge, 'place'>, exchanges: readonly LoopbackExchange[]): Step[] {
  const calls = [...namedCalls().values()].toSorted((one, other) => parametersIn(one.path) - parametersIn(other.path))
  const known = exchanges.map((exchange) => ({ exchange, call: callOf(calls, exchange) }))
  const mails = new Set(known.flatMap(({ exchange, call }) => (addressOf(call) === REGISTER ? [mailIn(exchange)] : [])))
  const folds = folded([...known.keys()], (at) => kindOf(known[at]!.exchange, known[at]!.call))
  const sent = folds.flatMap(({ items, times }, fold): Sent[] => {
    const before = numberOf(folds.slice(0, fold))
    return Array.from({ length: items.length * times }, (_, index) => {
      const at = items[0]! + index
      const { exchange, call } = known[at]!
      const isLogin = addressOf(call) === LOG_IN && mails.has(mailIn(exchange))
      const isAttempt = isSame(addressOf(call) ?? bare(exchange), place.call) && !isLogin
      const isOwnAccount = isLogin || (addressOf(call) === REGISTER && !isAttempt)
      return {
        exchange,
        call,
        at,
        fold,
        isOwnAccount,
        isAttempt,
        number: index < items.length ? before + index + 1 : null,
      }
    })
  })
  const attack = sent.findLast(({ isAttempt }) => isAttempt) ?? sent.at(-1)
  return sent.flatMap((item): Step[] => {
    if (item.number === null) return []
    const isAttack = item.fold === attack!.fold && item.isAttempt === attack!.isAttempt
    const { items, times } = folds[item.fold]!
    return [
      {
        exchange: item.exchange,
        isAttack,
        why: join(
          reasonFor(item, { isAttack, attack: attack!, sent, place }),
          item.call ? `*${item.call.summary}.*` : null,
        ),
        byScreen: screenFor(item.exchange, item.call, place.call),
        again:
          times > 1 && item.at === items.at(-1)
            ? repetition(
                sent.filter(({ fold }) => fold === item.fold),
                times,
              )
            : null,
      },
    ]
  })
}

function numberOf(folds: readonly { readonly items: readonly unknown[] }[]): number {
  return folds.reduce((sum, { items }) => sum + items.length, 0)
}

function repetition(all: readonly Sent[], times: number): string {
  const shown = all.filter(({ number }) => number !== null)
  const isEqual = all.every(({ exchange: { path, body } }, index) => {
    const first = shown[index % shown.length]!.exchange
    return path === first.path && body === first.body
  })
  const what = shown.length === 1 ? 'This was' : `Steps ${shown[0]!.number} to ${shown.at(-1)!.number} were`
  return `${what} sent ${times} times, ${isEqual ? 'just like this' : 'each time with other values; the first ones are shown'}.`
}

interface StepContext {
  readonly isAttack: boolean
  /** The attack itself, in its last form. */
  readonly attack: Sent
  readonly sent: readonly Sent[]
  readonly place: Challenge['place']
}

/** The reason for a step, in a sentence. */
function reasonFor(item: Sent, { isAttack, attack, sent, place }: StepContext): string {
  if (isAttack) {
    if (!item.isAttempt) return 'This is what solves the challenge.'
    return `Here is the hole: ${carriers(place.parameter)} the attack.`
  }
  if (item.isAttempt) return 'The same call with something else: how it answers shows what the shop makes of it.'
  if (item.isOwnAccount)
    return addressOf(item.call) === REGISTER
      ? 'An account of your own comes first: what follows needs somebody who is signed in.'
      : 'Sign in with it: what is sent from here on carries the token of this answer.'
  const use = useOf(item, sent)
  if (use)
    return `${use.by === null ? 'What follows' : `Step ${use.by}`} needs what this answers: ${use.what.join(', ')}.`
  if (item.exchange.method === 'GET') return item.at > attack.at ? 'Look at what came of it.' : 'Look around first.'
  return item.at > attack.at ? 'From there it goes on.' : 'This prepares the attack.'
}

/** `body.email` of a place, as a subject with its verb. */
function carriers(parameter: string): string {
  const names = parameter.split(', ').map((name) => name.replace(/^(?:body|query|path|params|header)\.\S+$/, '`$&`'))
  return `${names.join(' and ')} ${names.length > 1 ? 'carry' : 'carries'}`
}

function join(...sentences: readonly (string | null)[]): string {
  return sentences.filter((sentence) => sentence !== null).join(' ')
}

function parametersIn(path: string): number {
  return path.split(/[:*]/).length
}

function callOf(calls: readonly Call[], { method, path }: LoopbackExchange): Call | undefined {
  const asked = path.split(/[?#]/)[0]!
  return calls.find((call) => {
    if (call.method !== method) return false
    const pattern = call.path
      .replace(/[.+^$()[\]\\{}|]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replace('*', '.*')
    // linear-ok: it is anchored, and a slash or the end follows each loop
    return new RegExp(`^${pattern}/?$`).test(asked)
  })
}

function addressOf(call: Call | undefined): string | undefined {
  return call && `${call.method} ${call.path}`
}

function bare({ method, path }: LoopbackExchange): string {
  return `${method} ${path.split(/[?#]/)[0]}`
}

/** Compares addresses regardless of the notation of parameters: `{file}`, `:id`, `*`. */
function isSame(one: string, other: string): boolean {
  const plain = (address: string) => address.replace(/\{\w+\}|:\w+|\*/g, '*')
  return plain(one) === plain(other)
}

function mailIn({ body }: LoopbackExchange): unknown {
  return membersOf(body).find(([name]) => name === 'email')?.[1]
}

/** Members of a JSON object whose value is a string, number, boolean or null. */
function membersOf(body: string): [string, string | number | boolean | null][] {
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
    return Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] !== 'object' || entry[1] === null,
    )
  } catch {
    return []
  }
}

/** Exchanges of the same kind differ only in their values. */
function kindOf(
  { method, path, contentType, body, headers, response }: LoopbackExchange,
  call: Call | undefined,
): string {
  const names = membersOf(body).map(([name]) => name)
  const query = [...new URLSearchParams(path.split('?')[1] ?? '').keys()]
  const shape = names.length > 0 ? names.join() : contentType
  return [method, addressOf(call) ?? path, query, Object.keys(headers), shape, response?.status ?? ''].join(' ')
}

/**
 * The number of the first later step that sends values of this response, with the names of these values; null when no step does.
 */
function useOf(
  item: Sent,
  sent: readonly Sent[],
): { readonly by: number | null; readonly what: readonly string[] } | null {
  const earlier = sent.slice(0, item.at + 1).map(({ exchange: { path, body } }) => `${percentDecoded(path)}\n${body}`)
  const own = new Set(
    sent.slice(0, item.at + 1).flatMap(({ exchange }) => membersOf(exchange.body).map(([, value]) => value)),
  )
  const given = leavesOf(item.exchange.response?.text ?? '').filter(([, value]) => !own.has(value))
  for (const { exchange, number, isOwnAccount } of sent.slice(item.at + 1)) {
    if (isOwnAccount) continue
    const text = `${percentDecoded(exchange.path)}\n${exchange.body}`
    const members = membersOf(exchange.body)
    const used = given.filter(([name, value]) => {
      const isSaid =
        value.length >= MIN_VALUE_LENGTH && text.includes(value) && !earlier.some((each) => each.includes(value))
      return isSaid || (name !== 'id' && members.some(([member, sent]) => member === name && String(sent) === value))
    })
    const what = new Set(used.map(([name, value]) => (name === '' ? inCode(value) : `\`${name}\``)))
    if (what.size > 0) return { by: number, what: [...what].slice(0, 3) }
  }
  return null
}

/** Every string and number in a JSON response, with its name. */
function leavesOf(text: string): [string, string][] {
  const leaves: [string, string][] = []
  const collect = (name: string, value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) collect(name, each)
    else if (typeof value === 'object' && value !== null)
      for (const [own, each] of Object.entries(value)) collect(own, each)
    else if ((typeof value === 'string' || typeof value === 'number') && !COMMON_FIELDS.has(name))
      leaves.push([name, String(value)])
  }
  try {
    collect('', JSON.parse(text))
  } catch {
    // A response that is not JSON has no named values.
  }
  return leaves
}

/** How to do it in the browser; null when no screen does it. */
function screenFor({ method, path, body }: LoopbackExchange, call: Call | undefined, place: string): string | null {
  if (method === 'EMIT') {
    const route = /^route (\S+)/.exec(place)?.[1]
    return route
      ? `In the browser, the page \`/#${route}\` sends this message by itself once that happens on it.`
      : null
  }
  const screen = SCREENS_OF_CALLS[addressOf(call) ?? '']
  if (!screen) return null
  const query = new URLSearchParams(path.split('?')[1] ?? '')
  const values = [...query, ...membersOf(body)].map(([name, value]) => `\`${name}\`: ${inCode(String(value))}`)
  return `In the browser, \`${screen}\` sends this${values.length > 0 ? `, with ${values.join(', ')}` : ''}.`
}

/** Maximum number of characters shown of a value. */
const MAX_SHOWN_VALUE = 120

function inCode(text: string): string {
  const shown = text.length > MAX_SHOWN_VALUE ? `${text.slice(0, MAX_SHOWN_VALUE)}…` : text
  const fence = '`'.repeat(Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length)) + 1)
  const space = shown.startsWith('`') || shown.endsWith('`') || shown === '' ? ' ' : ''
  return `${fence}${space}${shown.replaceAll('\n', ' ')}${space}${fence}`
}
