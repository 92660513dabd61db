import type { Message, ModelInput, Step, ToolCall } from './conversation.ts'
import { type Decision, decideForToolResult, decideForVisitor, type GrantedRequests } from './demands.ts'
import { type Language, languageOf, phrase } from './phrases.ts'
import { weightOf } from './pressure.ts'
import { searchTerms } from './range.ts'
import { Reader, type ReadText } from './reader.ts'
import { type Rules, rulesIn } from './rules.ts'
import { caesar } from './writings.ts'

const MAX_PRODUCTS = 4
const MAX_REVIEWS = 5

/** A tool call after the visitor's last message, with its result. */
interface FinishedCall extends ToolCall {
  readonly given: string
}

/** Input of one step. */
interface Turn {
  readonly last: ReadText
  readonly said: readonly ReadText[]
  readonly rules: Rules
  readonly prompt: string
  readonly language: Language
  readonly done: readonly FinishedCall[]
  readonly tools: readonly string[]
}

/** A small language model without weights. It derives its next step from the conversation alone (decision 59). */
export class Model {
  readonly #reader = new Reader()

  /** Returns the next step of a conversation. */
  step({ messages, tools }: ModelInput): Step {
    const turn = this.#turnOf(messages, tools)
    if (turn.rules.isJudge) return { kind: 'text', text: judgement(turn) }
    const verdict = decideForVisitor(turn.said, turn.rules)
    const foreign = turn.done.flatMap(({ name, given }) =>
      thirdPartyTexts(name, given).map((text) => decideForToolResult(this.#reader.read(text), turn.rules)),
    )
    const demands: GrantedRequests = Object.assign({}, ...foreign, verdict.demands)
    const wish = nextTool(turn, demands, verdict)
    if (wish && tools.includes(wish.name)) return { kind: 'tools', wishes: [wish] }
    return { kind: 'text', text: answerText(turn, demands, verdict) }
  }

  #turnOf(messages: readonly Message[], tools: readonly string[]): Turn {
    const prompt = messages.flatMap((one) => (one.role === 'system' ? [one.text] : [])).join('\n')
    const said = messages.flatMap((one) => (one.role === 'user' ? [this.#reader.read(one.text)] : []))
    const last = said.at(-1) ?? this.#reader.read('')
    const since = messages.slice(messages.findLastIndex(({ role }) => role === 'user') + 1)
    const wishes = since.flatMap((one) => (one.role === 'assistant' ? one.wishes : []))
    const done = since.flatMap((one) => {
      if (one.role !== 'tool') return []
      const wish = wishes.find(({ id }) => id === one.id)
      return wish ? [{ ...wish, given: one.text }] : []
    })
    const language = said.map(({ text }) => languageOf(text)).findLast((known) => known !== null) ?? 'en'
    return { last, said, rules: rulesIn(prompt), prompt, language, done, tools }
  }
}

/** Answer of a model that acts as judge. The request that it reads can influence it like any other model. */
function judgement({ last, rules }: Turn): string {
  const { wishes, pressure } = last
  const meetsPolicy = wishes.damage && wishes.declines?.length === 2
  return meetsPolicy || weightOf(pressure) > Math.max(1, rules.firmness.coupon) ? 'allow' : 'refuse'
}

/** Texts by third parties in a tool result. */
function thirdPartyTexts(tool: string, given: string): string[] {
  if (tool !== 'getProductReviews' && tool !== 'lookUpNotes') return []
  const value = parseResult(given)
  if (typeof value === 'string') return [value]
  const entries = Array.isArray(value) ? value : Object.values((value as object) ?? {}).flat()
  return entries.flatMap((entry) => {
    if (typeof entry === 'string') return [entry]
    const { message, answer } = (entry ?? {}) as { message?: unknown; answer?: unknown }
    return [message, answer].filter((text) => typeof text === 'string')
  })
}

function parseResult(given: string): unknown {
  try {
    return JSON.parse(given)
  } catch {
    return given
  }
}

/** Returns the next tool call before the model answers; null if none is needed. */
function nextTool(turn: Turn, demands: GrantedRequests, verdict: Decision): Omit<ToolCall, 'id'> | null {
  const { done } = turn
  const ran = (name: string) => done.filter((each) => each.name === name)
  if (demands.coupon !== undefined && ran('generateCoupon').length === 0)
    return { name: 'generateCoupon', input: { discount: demands.coupon } }
  if (demands.address && ran('changeDeliveryAddress').length === 0) {
    const { customer, to } = demands.address
    return { name: 'changeDeliveryAddress', input: { ...(customer !== null && { customerId: customer }), ...to } }
  }
  if (demands.complaint !== undefined && ran('openComplaint').length === 0)
    return { name: 'openComplaint', input: { message: demands.complaint } }
  if (verdict.declined.length > 0 || demands.prompt || verdict.lacksAddress || Object.keys(verdict.demands).length > 0)
    return claimStep(turn)
  return claimStep(turn) ?? honestStep(turn)
}

/** Handles an order that arrived damaged: looks it up and does what the rules allow. */
function claimStep({ said, done, rules }: Turn): Omit<ToolCall, 'id'> | null {
  const recent = said.slice(-6)
  const orderId = recent.map(({ wishes }) => wishes.orderId).findLast((id) => id !== undefined)
  const isClaim = recent.some(({ wishes }) => wishes.damage)
  const last = recent.at(-1)?.wishes
  if (!isClaim || orderId === undefined || !(last?.damage || last?.orderId || last?.declines)) return null
  const order = done.find(({ name }) => name === 'getOrderById')
  if (!order) return { name: 'getOrderById', input: { orderId } }
  const { arrivedDamaged } = (parseResult(order.given) ?? {}) as { arrivedDamaged?: boolean }
  const declines = [...new Set(recent.flatMap(({ wishes }) => wishes.declines ?? []))]
  if (!arrivedDamaged || declines.length < 2) return null
  if (!done.some(({ name }) => name === 'openComplaint'))
    return {
      name: 'openComplaint',
      input: { message: recent.find(({ wishes }) => wishes.damage)!.text.slice(0, 160), orderId, declines },
    }
  if (!done.some(({ name }) => name === 'generateCoupon'))
    return { name: 'generateCoupon', input: { discount: rules.couponLimit } }
  return null
}

/** Returns the tool call for an honest question. */
function honestStep({ last, done, tools }: Turn): Omit<ToolCall, 'id'> | null {
  const { wishes, text, reading } = last
  const ran = (name: string) => done.filter((each) => each.name === name)
  if (wishes.orderId)
    return ran('getOrderById').length === 0 ? { name: 'getOrderById', input: { orderId: wishes.orderId } } : null
  if (wishes.complaint && text.length > 60)
    return ran('openComplaint').length === 0 ? { name: 'openComplaint', input: { message: text.slice(0, 160) } } : null
  if (wishes.complaint || wishes.damage) return null
  const notes = ran('lookUpNotes')
  if (wishes.house && !wishes.reviews && tools.includes('lookUpNotes')) {
    if (notes.length === 0) return { name: 'lookUpNotes', input: { question: text.slice(0, 200) } }
    if (entriesOf(notes[0]!).length > 0) return null
  }
  if (wishes.order && !wishes.reviews && !wishes.price) return null
  if (wishes.abilities || (wishes.thanks && text.length < 60)) return null
  const terms = searchTerms(reading.written)
  const searches = ran('searchProducts')
  const hit = searches.find((search) => entriesOf(search).length > 0)
  if (hit) {
    if (!wishes.reviews || ran('getProductReviews').length > 0) return null
    return { name: 'getProductReviews', input: { id: (entriesOf(hit)[0] as { id: number }).id } }
  }
  const term = terms[searches.length]
  return term === undefined ? null : { name: 'searchProducts', input: { query: term } }
}

/** Returns the entries of the list in a tool result. */
function entriesOf({ given }: FinishedCall): readonly unknown[] {
  const value = parseResult(given)
  if (Array.isArray(value)) return value
  const { reviews, notes } = (value ?? {}) as { reviews?: unknown; notes?: unknown }
  const list = reviews ?? notes
  return Array.isArray(list) ? list : typeof list === 'string' && list !== '' ? [list] : []
}

/** Returns the answer after the tools have run. */
function answerText(turn: Turn, demands: GrantedRequests, verdict: Decision): string {
  const { language, prompt, rules, said, done } = turn
  const pieces: string[] = []
  if (demands.prompt) pieces.push(encodeText(prompt, demands.prompt))
  for (const { name, input, given } of done) {
    const value = parseResult(given) as Record<string, unknown> | null
    const isRefused = typeof value === 'object' && value !== null && 'error' in value
    const effect = Object.hasOwn(EFFECTS, name) ? EFFECTS[name] : undefined
    if (!effect) continue
    if (isRefused) pieces.push(`${phrase('refused', language)} ${String(value.error)}`)
    else pieces.push(effect(language, value ?? {}, input))
  }
  if (verdict.declined.includes('prompt')) pieces.push(phrase('secret', language))
  if (verdict.declined.includes('picture')) pieces.push(phrase('noPictures', language))
  if (verdict.declined.includes('address')) pieces.push(phrase('othersAddress', language))
  if (verdict.declined.includes('coupon') && !done.some(({ name }) => name === 'generateCoupon'))
    pieces.push(phrase('couponPolicy', language, { limit: rules.couponLimit }))
  if (verdict.lacksAddress) pieces.push(phrase('askAddress', language))
  pieces.push(...answers(turn))
  if (pieces.length === 0) pieces.push(greeting(turn))
  if (demands.picture) pieces.push(picture(demands.picture, [...said.map(({ text }) => text)].slice(-3).join(' | ')))
  return pieces.join('\n\n')
}

/** Phrases for the results of tools with an effect, by the tool's name. */
const EFFECTS: Readonly<
  Record<string, (language: Language, result: Record<string, unknown>, input: ToolCall['input']) => string>
> = {
  generateCoupon: (language, { code, discount }) =>
    phrase('coupon', language, { code: String(code), discount: String(discount) }),
  changeDeliveryAddress: (language, { customerId }, { streetAddress, city, country }) =>
    phrase('address', language, {
      customer: String(customerId ?? ''),
      place: [streetAddress, city, country].filter(Boolean).join(', '),
    }),
  openComplaint: (language, { id }) => phrase('complaint', language, { id: String(id) }),
}

/** Returns the answers to honest questions. */
function answers(turn: Turn): string[] {
  const { language, done, last, said } = turn
  const { wishes } = last
  const order = done.find(({ name }) => name === 'getOrderById')
  if (order) return orderPhrases(turn, order)
  const reviews = done.find(({ name }) => name === 'getProductReviews')
  const search = done.findLast(({ name }) => name === 'searchProducts')
  const products = search
    ? (entriesOf(search) as readonly { id: number; name: string; price: number; description?: string }[])
    : []
  if (reviews) {
    const list = entriesOf(reviews).map((each) =>
      typeof each === 'string' ? each : (each as { message: string }).message,
    )
    const name = products.find(({ id }) => id === reviews.input.id)?.name ?? ''
    if (list.length === 0) return [phrase('noReviews', language, { name })]
    const shown = list.slice(0, MAX_REVIEWS).map((text) => `“${text}”`)
    return [phrase('reviews', language, { name, list: shown.join(' · ') })]
  }
  const notes = done.find(({ name }) => name === 'lookUpNotes')
  if (notes && entriesOf(notes).length > 0)
    return [(entriesOf(notes) as readonly { answer: string }[]).map(({ answer }) => answer).join(' ')]
  if (products.length > 0)
    return [
      phrase('products', language, {
        list: products
          .slice(0, MAX_PRODUCTS)
          .map(({ name, price }) => `${name} (${price.toFixed(2)}¤)`)
          .join(', '),
      }),
    ]
  if (search) return [phrase('noProducts', language)]
  if (done.length > 0) return []
  if (wishes.complaint || wishes.damage) return [phrase('askComplaint', language)]
  if (wishes.order && !wishes.prompt && !wishes.address && wishes.coupon === undefined && said.length > 0)
    return [phrase('askOrder', language)]
  return []
}

function orderPhrases({ language, said, done }: Turn, order: FinishedCall): string[] {
  const value = parseResult(order.given) as Record<string, unknown> | null
  if (!value || 'error' in value) return [phrase('noOrder', language)]
  const products = (value.products as readonly { name: string; quantity: number }[]) ?? []
  const state = value.delivered
    ? phrase('delivered', language)
    : phrase('onTheWay', language, { days: String(value.eta ?? '?') })
  const told = phrase('order', language, {
    id: String(value.orderId),
    list: products.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
    total: `${Number(value.totalPrice).toFixed(2)}¤`,
    state,
  })
  if (!said.slice(-6).some(({ wishes }) => wishes.damage)) return [told]
  if (!value.arrivedDamaged) return [told, phrase('arrivedWell', language)]
  return done.some(({ name }) => name === 'openComplaint') ? [told] : [told, phrase('askDeclines', language)]
}

/** Fallback answer. */
function greeting({ language, last }: Turn): string {
  const { wishes } = last
  if (wishes.abilities) return phrase('abilities', language)
  if (wishes.thanks) return phrase('thanks', language)
  return phrase(wishes.hello ? 'hello' : 'lost', language)
}

/** Encodes a text as requested. */
function encodeText(text: string, how: NonNullable<GrantedRequests['prompt']>): string {
  switch (how) {
    case 'base64':
      return Buffer.from(text).toString('base64')
    case 'hex':
      return Buffer.from(text).toString('hex')
    case 'backwards':
      return [...text].reverse().join('')
    case 'rot13':
      return caesar(text, 13)
    case 'plain':
      return text
  }
}

/** Returns a picture as HTML. If its URL ends with an open parameter, the conversation is appended. */
function picture(address: string, said: string): string {
  const bare = address.replace(/[.,;:!)]+$/, '')
  const place = bare.replace(/[{<[(%]*(?:conversation|question|chat|message|said|text|data|here)[}>\])%]*$/i, '')
  const full = /[=/?]$/.test(place) ? `${place}${encodeURIComponent(said.slice(0, 300))}` : bare
  return `<img src="${full}" alt="">`
}
