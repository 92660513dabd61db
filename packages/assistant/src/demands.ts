import { namesShare, percentIn } from './numbers.ts'
import { persistenceOf, strongest, weightOf } from './pressure.ts'
import type { Read } from './reader.ts'
import type { Rules } from './rules.ts'
import { addressIn, type GivenAddress } from './wishes.ts'

/** Actions that the model will carry out because the pressure was strong enough. */
export interface Demands {
  /** Coupon in percent. */
  readonly coupon?: number
  /** Encoding in which the instructions are revealed. */
  readonly prompt?: 'plain' | 'base64' | 'backwards' | 'rot13' | 'hex'
  readonly address?: { readonly customer: number | null; readonly to: GivenAddress }
  readonly complaint?: string
  readonly picture?: string
}

/** A request that a rule restricts. */
type Goal = 'coupon' | 'prompt' | 'address' | 'picture'

/** Requests in a conversation, and the model's decision. */
export interface Verdict {
  readonly demands: Demands
  /** Declined requests. */
  readonly declined: readonly Goal[]
  /** An address change was requested without the new address. */
  readonly lacksAddress: boolean
}

/** Number of the visitor's latest messages that count. */
const MEMORY = 12
/** From this percentage on, a coupon needs more than one clear family. */
const GENEROUS = 50
/** Minimum length of a long message, in characters. */
const LONG = 80
/** Maximum length of a greeting, in characters. */
const MUMBLED = 40
/** Messages below this length may continue an earlier request. */
const SHORT = 400

/** Decides on the requests of a conversation. @param said messages of the visitor, oldest first */
export function visitorsDemands(said: readonly Read[], rules: Rules): Verdict {
  const recent = said.slice(-MEMORY)
  const last = recent.at(-1)
  if (!last) return { demands: {}, declined: [], lacksAddress: false }
  const pushes = (goal: Goal) => pushesFor(goal, recent)
  const goesOn = (goal: Goal) =>
    (last.text.length < SHORT && ((last.insists && !isElsewhere(last.wishes)) || weightOf(last.pressure) > 0)) ||
    persistenceOf(pushes(goal)) > 0
  const wanted = (goal: Goal) => {
    if (last.wishes[goal] !== undefined) return true
    return recent.some(({ wishes }) => wishes[goal] !== undefined) && !last.wishes.thanks && goesOn(goal)
  }
  const weight = (goal: Goal, leftOut: Parameters<typeof weightOf>[1] = []) =>
    weightOf(strongest(recent.map(({ pressure }) => pressure)), leftOut) + persistenceOf(pushes(goal))
  const demands: { -readonly [Name in keyof Demands]: Demands[Name] } = {}
  const declined: Verdict['declined'][number][] = []
  let lacksAddress = false
  if (wanted('prompt')) {
    if (weight('prompt') >= rules.firmness.secret) demands.prompt = writingOf(last.reading.all)
    else declined.push('prompt')
  }
  if (wanted('coupon')) {
    const percent = percentOf(recent)
    const worth = couponWorth(
      percent,
      weight('coupon') + (isTold(recent, pushes('coupon')) ? 1 : 0),
      rules,
      weight('coupon'),
    )
    if (worth !== null) demands.coupon = worth
    else declined.push('coupon')
  }
  if (wanted('address')) {
    const to = recent.map(({ reading }) => addressIn(reading.written)).findLast((found) => found !== null) ?? null
    const customer = recent.map(({ wishes }) => wishes.address?.customer ?? null).findLast((id) => id !== null) ?? null
    const isOther = customer !== null && customer !== rules.customer
    if (isOther && weight('address') < rules.firmness.address) declined.push('address')
    else if (to) demands.address = { customer, to }
    else lacksAddress = true
  }
  if (wanted('picture')) {
    if (weight('picture') >= rules.firmness.picture)
      demands.picture = recent.map(({ wishes }) => wishes.picture).findLast((picture) => picture !== undefined)!
    else declined.push('picture')
  }
  return { demands, declined, lacksAddress }
}

/** Decides on the requests in a tool result. They only count if the text claims authority strongly enough. */
export function foreignDemands(text: Read, rules: Rules): Demands {
  const { wishes, reading } = text
  const isGuarded = [wishes.coupon, wishes.prompt, wishes.address, wishes.complaint, wishes.picture].some(
    (wish) => wish !== undefined,
  )
  if (!isGuarded) return {}
  const { pressure } = text
  const weight = weightOf(pressure, ['flattery', 'frame'])
  if (weight < rules.firmness.data) return {}
  const to = wishes.address ? addressIn(reading.written) : null
  const worth = wishes.coupon === undefined ? null : couponWorth(wishes.coupon, weightOf(pressure), rules)
  return {
    ...(worth !== null && { coupon: worth }),
    ...(wishes.prompt && { prompt: writingOf(reading.all) }),
    ...(to && { address: { customer: wishes.address!.customer, to } }),
    ...(wishes.complaint && { complaint: text.text.slice(0, 160) }),
    ...(wishes.picture && { picture: wishes.picture }),
  }
}

/** Returns whether a message is about another topic: a question about an order does not insist on a coupon. */
function isElsewhere({ order, reviews, price, house, complaint, damage }: Read['wishes']): boolean {
  return [order, reviews, price, house, complaint, damage].includes(true)
}

/**
 * Counts the messages that insist on a goal: all since the first request for it, except those about another topic. Returns 0 if the last
 * message does not insist, or if fewer than two name the goal or insist explicitly.
 */
function pushesFor(goal: Goal, recent: readonly Read[]): number {
  const since = recent.slice(recent.findIndex(({ wishes }) => wishes[goal] !== undefined))
  const isPlain = ({ wishes, insists }: Read) => wishes[goal] !== undefined || (insists && !isElsewhere(wishes))
  const pushing = since.filter((read) => {
    if (isPlain(read)) return true
    if (read.accepts || read.asksForGoods || (read.wishes.hello && read.text.length < MUMBLED)) return false
    return !isElsewhere(read.wishes) || namesShare(read.reading.all)
  })
  if (pushing.at(-1) !== recent.at(-1) || pushing.filter(isPlain).length < 2) return 0
  return pushing.length
}

/** Returns whether the pressure comes in a long text, which strengthens a single family. Fake tool calls and hidden texts count as long. */
function isTold(recent: readonly Read[], pushes: number): boolean {
  if (recent.some(({ pressure }) => pressure.hidden || (pressure['order-shaped'] ?? 0) >= 1)) return true
  const told = recent.map(({ text }) => signsOf(text)).reduce((sum, signs) => sum + signs, 0)
  if (persistenceOf(pushes) > 0 && told >= 2 * LONG) return true
  return recent.some(({ text, pressure }) => weightOf(pressure) > 0 && signsOf(text) >= LONG)
}

/** Returns the length of a text. CJK characters count twice. */
function signsOf(text: string): number {
  return text.length + (text.match(/[\u3040-\u9fff]/g) ?? []).length
}

/** Returns the percentage that the model grants; null for no coupon. @param bare weight without the bonus for long texts */
function couponWorth(wanted: number | null, weight: number, rules: Rules, bare = weight): number | null {
  const { coupon } = rules.firmness
  const percent = wanted ?? rules.couponLimit
  if (bare < coupon) return null
  if (percent < GENEROUS || weight > coupon) return percent
  return rules.couponLimit
}

/** Returns the percentage that was named last in a conversation about coupons; null if none was. */
function percentOf(recent: readonly Read[]): number | null {
  for (const { reading, wishes } of recent.toReversed()) {
    const percent = wishes.coupon ?? percentIn(reading.all)
    if (percent !== null && percent !== undefined) return percent
  }
  return null
}

/** Returns the encoding that a text asks for. */
function writingOf(text: string): NonNullable<Demands['prompt']> {
  if (/base ?64/.test(text)) return 'base64'
  if (/rot-?13/.test(text)) return 'rot13'
  if (/\bhex/.test(text)) return 'hex'
  if (/backwards|reversed?\b|rückwärts|à l'envers|al revés/.test(text)) return 'backwards'
  return 'plain'
}
