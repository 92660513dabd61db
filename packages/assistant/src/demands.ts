import { namesShare, percentIn } from './numbers.ts'
import { persistenceOf, strongest, weightOf } from './pressure.ts'
import type { Read } from './reader.ts'
import type { Rules } from './rules.ts'
import { addressIn, type GivenAddress } from './wishes.ts'

/** What the model will do for somebody who got a say in it. */
export interface Demands {
  /** Percent of a coupon. */
  readonly coupon?: number
  /** The instructions are told; how they are to be written. */
  readonly prompt?: 'plain' | 'base64' | 'backwards' | 'rot13' | 'hex'
  readonly address?: { readonly customer: number | null; readonly to: GivenAddress }
  readonly complaint?: string
  readonly picture?: string
}

/** What a rule guards. */
type Goal = 'coupon' | 'prompt' | 'address' | 'picture'

/** What somebody wanted, and whether the model does it. */
export interface Verdict {
  readonly demands: Demands
  /** What was wanted and is declined. */
  readonly declined: readonly Goal[]
  /** An address is to be changed, and nobody has said to what. */
  readonly lacksAddress: boolean
}

/** So many messages of a visitor are kept in mind. */
const MEMORY = 12
/** From so many percent on a coupon takes more than one clear push. */
const GENEROUS = 50
/** From so many signs on a message is told at length. */
const LONG = 80
/** A greeting is shorter. */
const MUMBLED = 40
/** Shorter messages may go on with what was wanted before. */
const SHORT = 400

/** What the visitor of a conversation gets the model to do. @param said by the visitor, oldest first */
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

/** What a text gets the model to do that a tool brought: it says what only those may say who have a say. */
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

/** Whether somebody speaks of something else by now: a question about an order is no push for a coupon. */
function isElsewhere({ order, reviews, price, house, complaint, damage }: Read['wishes']): boolean {
  return [order, reviews, price, house, complaint, damage].includes(true)
}

/**
 * How often somebody has pushed for something: each message since they first wanted it, whatever its words, that speaks of
 * nothing else. 0 where the last one does not push, or only one of them is plain.
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

/** Whether what presses is told at some length: a story makes more of a single family. Calls and what is hidden say much with few signs. */
function isTold(recent: readonly Read[], pushes: number): boolean {
  if (recent.some(({ pressure }) => pressure.hidden || (pressure['order-shaped'] ?? 0) >= 1)) return true
  const told = recent.map(({ text }) => signsOf(text)).reduce((sum, signs) => sum + signs, 0)
  if (persistenceOf(pushes) > 0 && told >= 2 * LONG) return true
  return recent.some(({ text, pressure }) => weightOf(pressure) > 0 && signsOf(text) >= LONG)
}

/** How long a text is: writings without blanks say more with fewer signs. */
function signsOf(text: string): number {
  return text.length + (text.match(/[\u3040-\u9fff]/g) ?? []).length
}

/** How many percent the model gives; null: none. @param bare weight without that of telling at length */
function couponWorth(wanted: number | null, weight: number, rules: Rules, bare = weight): number | null {
  const { coupon } = rules.firmness
  const percent = wanted ?? rules.couponLimit
  if (bare < coupon) return null
  if (percent < GENEROUS || weight > coupon) return percent
  return rules.couponLimit
}

/** The worth that was named last, where a coupon was spoken of. */
function percentOf(recent: readonly Read[]): number | null {
  for (const { reading, wishes } of recent.toReversed()) {
    const percent = wishes.coupon ?? percentIn(reading.all)
    if (percent !== null && percent !== undefined) return percent
  }
  return null
}

/** How somebody wants a text to be written. */
function writingOf(text: string): NonNullable<Demands['prompt']> {
  if (/base ?64/.test(text)) return 'base64'
  if (/rot-?13/.test(text)) return 'rot13'
  if (/\bhex/.test(text)) return 'hex'
  if (/backwards|reversed?\b|rückwärts|à l'envers|al revés/.test(text)) return 'backwards'
  return 'plain'
}
