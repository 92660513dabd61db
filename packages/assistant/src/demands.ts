import { namesDiscount, percentIn } from './numbers.ts'
import { maxPressure, persistenceWeight, weightOf } from './pressure.ts'
import type { ReadText } from './reader.ts'
import type { Rules } from './rules.ts'
import { addressIn, type GivenAddress } from './wishes.ts'

/** Actions that the model will carry out because the pressure was strong enough. */
export interface GrantedRequests {
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
export interface Decision {
  readonly demands: GrantedRequests
  /** Declined requests. */
  readonly declined: readonly Goal[]
  /** An address change was requested without the new address. */
  readonly lacksAddress: boolean
}

/** Number of the visitor's latest messages that count. */
const MAX_RECENT_MESSAGES = 12
/** From this percentage on, a coupon needs more than one clear family. */
const LARGE_COUPON_PERCENT = 50
/** Minimum length of a long message, in characters. */
const MIN_LONG_CHARACTERS = 80
/** Maximum length of a greeting, in characters. */
const MAX_GREETING_CHARACTERS = 40
/** Messages below this length may continue an earlier request. */
const MAX_FOLLOW_UP_CHARACTERS = 400

/** Decides on the requests of a conversation. @param said messages of the visitor, oldest first */
export function decideForVisitor(said: readonly ReadText[], rules: Rules): Decision {
  const recent = said.slice(-MAX_RECENT_MESSAGES)
  const last = recent.at(-1)
  if (!last) return { demands: {}, declined: [], lacksAddress: false }
  const pushes = (goal: Goal) => countInsisting(goal, recent)
  const goesOn = (goal: Goal) =>
    (last.text.length < MAX_FOLLOW_UP_CHARACTERS &&
      ((last.insists && !isAboutOtherTopic(last.wishes)) || weightOf(last.pressure) > 0)) ||
    persistenceWeight(pushes(goal)) > 0
  const wanted = (goal: Goal) => {
    if (last.wishes[goal] !== undefined) return true
    return recent.some(({ wishes }) => wishes[goal] !== undefined) && !last.wishes.thanks && goesOn(goal)
  }
  const weight = (goal: Goal, leftOut: Parameters<typeof weightOf>[1] = []) =>
    weightOf(maxPressure(recent.map(({ pressure }) => pressure)), leftOut) + persistenceWeight(pushes(goal))
  const demands: { -readonly [Name in keyof GrantedRequests]: GrantedRequests[Name] } = {}
  const declined: Decision['declined'][number][] = []
  let lacksAddress = false
  if (wanted('prompt')) {
    if (weight('prompt') >= rules.firmness.secret) demands.prompt = encodingOf(last.reading.all)
    else declined.push('prompt')
  }
  if (wanted('coupon')) {
    const percent = percentOf(recent)
    const worth = grantedPercent(
      percent,
      weight('coupon') + (isPressureLong(recent, pushes('coupon')) ? 1 : 0),
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
export function decideForToolResult(text: ReadText, rules: Rules): GrantedRequests {
  const { wishes, reading } = text
  const isGuarded = [wishes.coupon, wishes.prompt, wishes.address, wishes.complaint, wishes.picture].some(
    (wish) => wish !== undefined,
  )
  if (!isGuarded) return {}
  const { pressure } = text
  const weight = weightOf(pressure, ['flattery', 'frame'])
  if (weight < rules.firmness.data) return {}
  const to = wishes.address ? addressIn(reading.written) : null
  const worth = wishes.coupon === undefined ? null : grantedPercent(wishes.coupon, weightOf(pressure), rules)
  return {
    ...(worth !== null && { coupon: worth }),
    ...(wishes.prompt && { prompt: encodingOf(reading.all) }),
    ...(to && { address: { customer: wishes.address!.customer, to } }),
    ...(wishes.complaint && { complaint: text.text.slice(0, 160) }),
    ...(wishes.picture && { picture: wishes.picture }),
  }
}

/** Returns whether a message is about another topic: a question about an order does not insist on a coupon. */
function isAboutOtherTopic({ order, reviews, price, house, complaint, damage }: ReadText['wishes']): boolean {
  return [order, reviews, price, house, complaint, damage].includes(true)
}

/**
 * Counts the messages that insist on a goal: all since the first request for it, except those about another topic. Returns 0 if the last
 * message does not insist, or if fewer than two name the goal or insist explicitly.
 */
function countInsisting(goal: Goal, recent: readonly ReadText[]): number {
  const since = recent.slice(recent.findIndex(({ wishes }) => wishes[goal] !== undefined))
  const isPlain = ({ wishes, insists }: ReadText) =>
    wishes[goal] !== undefined || (insists && !isAboutOtherTopic(wishes))
  const pushing = since.filter((read) => {
    if (isPlain(read)) return true
    if (read.accepts || read.asksForGoods || (read.wishes.hello && read.text.length < MAX_GREETING_CHARACTERS))
      return false
    return !isAboutOtherTopic(read.wishes) || namesDiscount(read.reading.all)
  })
  if (pushing.at(-1) !== recent.at(-1) || pushing.filter(isPlain).length < 2) return 0
  return pushing.length
}

/** Returns whether the pressure comes in a long text, which strengthens a single family. Fake tool calls and hidden texts count as long. */
function isPressureLong(recent: readonly ReadText[], pushes: number): boolean {
  if (recent.some(({ pressure }) => pressure.hidden || (pressure['order-shaped'] ?? 0) >= 1)) return true
  const told = recent.map(({ text }) => lengthOf(text)).reduce((sum, signs) => sum + signs, 0)
  if (persistenceWeight(pushes) > 0 && told >= 2 * MIN_LONG_CHARACTERS) return true
  return recent.some(({ text, pressure }) => weightOf(pressure) > 0 && lengthOf(text) >= MIN_LONG_CHARACTERS)
}

/** Returns the length of a text. CJK characters count twice. */
function lengthOf(text: string): number {
  return text.length + (text.match(/[\u3040-\u9fff]/g) ?? []).length
}

/** Returns the percentage that the model grants; null for no coupon. @param bare weight without the bonus for long texts */
function grantedPercent(wanted: number | null, weight: number, rules: Rules, bare = weight): number | null {
  const { coupon } = rules.firmness
  const percent = wanted ?? rules.couponLimit
  if (bare < coupon) return null
  if (percent < LARGE_COUPON_PERCENT || weight > coupon) return percent
  return rules.couponLimit
}

/** Returns the percentage that was named last in a conversation about coupons; null if none was. */
function percentOf(recent: readonly ReadText[]): number | null {
  for (const { reading, wishes } of recent.toReversed()) {
    const percent = wishes.coupon ?? percentIn(reading.all)
    if (percent !== null && percent !== undefined) return percent
  }
  return null
}

/** Returns the encoding that a text asks for. */
function encodingOf(text: string): NonNullable<GrantedRequests['prompt']> {
  if (/base ?64/.test(text)) return 'base64'
  if (/rot-?13/.test(text)) return 'rot13'
  if (/\bhex/.test(text)) return 'hex'
  if (/backwards|reversed?\b|rückwärts|à l'envers|al revés/.test(text)) return 'backwards'
  return 'plain'
}
