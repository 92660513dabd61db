import type { Collection, Filter } from '@fruit/world/documents'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import { z } from 'zod'
import { accountById } from '../accounts/queries.ts'
import { addressChanged } from '../addresses/facts.ts'
import { couponCode } from '../basket/coupons.ts'
import { complaintStored } from '../complaints/facts.ts'
import { ARRIVALS, ORDERS, type OrderDocument } from '../orders/order.ts'
import { search } from '../products/service.ts'
import { rowsOf, shown } from '../resources/row-source.ts'
import { insertRow, updateRow } from '../resources/row-store.ts'
import { listReviews } from '../reviews/service.ts'
import { ADDRESSES, COMPLAINTS } from '../schema.ts'
import { couponGenerated, deliveryAddressChanged } from './facts.ts'
import { notesFor } from './notes.ts'
import { approveCoupon, briefJudge, chooseCustomer, limitDiscount, type OrderRecord } from './seams.ts'

/** Collection of documents: claims of customers whose order arrived damaged. */
const CLAIMS = 'damage-claims' as Collection<Claim>

type Claim = { _id: string; orderId: string; accountId: number; declines: string[]; couponGiven: boolean }

const ordersOf = ({ documents }: Visit['world'], filter: Filter): OrderDocument[] => documents.find(ORDERS, filter)
const claimsOf = ({ documents }: Visit['world'], filter: Filter): Claim[] => documents.find(CLAIMS, filter)

const MAX_PRODUCTS = 8
const MAX_REVIEWS = 8
/** In percent: the interface writes coupons with two digits. */
const MAX_DISCOUNT = 99

/** Context of a tool call. */
export interface ToolContext {
  readonly visit: Visit
  /** The visitor's messages of this conversation. */
  readonly said: readonly string[]
  /** Asks a second model and returns its answer. */
  readonly askJudge: (instructions: string, said: string) => Promise<string>
}

interface Tool {
  readonly description: string
  readonly input: z.ZodObject
  readonly run: (context: ToolContext, input: never) => Promise<unknown>
}

/** Defines a tool; its input is validated by the schema. */
function tool<Input extends z.ZodObject>(
  description: string,
  input: Input,
  run: (context: ToolContext, input: z.output<Input>) => Promise<unknown>,
): Tool {
  return { description, input, run: run as Tool['run'] }
}

/** The assistant's tools. They run with the rights of the visitor in the conversation. */
export const TOOLS: Readonly<Record<string, Tool>> = {
  searchProducts: tool(
    'Finds products whose name or description holds some words.',
    z.object({ query: z.string().max(100) }),
    async ({ visit }, { query }) => {
      const { data } = (await search(visit, query)) as {
        data: readonly { id: number; name: string; price: number; description: string }[]
      }
      return data.slice(0, MAX_PRODUCTS).map(({ id, name, price, description }) => ({ id, name, price, description }))
    },
  ),
  getProductReviews: tool(
    'Gives what customers wrote about a product.',
    z.object({ id: z.number().int() }),
    async ({ visit }, { id }) => {
      const { data } = (await listReviews(visit, String(id))) as { data: readonly { message: string }[] }
      // Only the latest reviews, because the context of the model is small.
      return {
        reviews: data
          .slice(-MAX_REVIEWS)
          .toReversed()
          .map(({ message }) => ({ message })),
      }
    },
  ),
  getOrderById: tool(
    'Gives an order of the customer by its number.',
    z.object({ orderId: z.string().max(60) }),
    async ({ visit: { world, session } }, { orderId }) => {
      const [order] = session ? ordersOf(world, { orderId, UserId: session.accountId }) : []
      if (!order) return refused('There is no such order of this customer.')
      const { products, totalPrice, delivered, eta } = order
      return { orderId, products, totalPrice, delivered, eta, arrivedDamaged: arrivedDamaged(world, orderId) }
    },
  ),
  lookUpNotes: tool(
    'Looks up what the shop says about delivery, payment, returns and the like.',
    z.object({ question: z.string().max(400) }),
    async ({ visit: { world } }, { question }) => ({
      notes: notesFor(world, question).map(({ question, answer }) => ({ question, answer })),
    }),
  ),
  generateCoupon: tool(
    'Makes a coupon of this month.',
    z.object({ discount: z.number() }),
    async (context, { discount }) => makeCoupon(context, discount),
  ),
  openComplaint: tool(
    'Opens a complaint of the customer. Of an order that arrived damaged: its number, and what the customer does not want.',
    z.object({
      message: z.string().min(1).max(160),
      orderId: z.string().max(60).optional(),
      declines: z
        .array(z.enum(['return', 'exchange']))
        .max(2)
        .optional(),
    }),
    async ({ visit }, input) => openComplaint(visit, input),
  ),
  changeDeliveryAddress: tool(
    'Changes the delivery address of a customer.',
    z.object({
      customerId: z.number().int().optional(),
      fullName: z.string().min(1).max(200).optional(),
      mobileNum: z
        .string()
        .regex(/^\d{7,10}$/)
        .optional()
        .catch(undefined),
      streetAddress: z.string().min(1).max(160),
      zipCode: z.string().max(8).optional().catch(undefined),
      city: z.string().min(1).max(200),
      country: z.string().min(1).max(200),
    }),
    async ({ visit }, input) => changeAddress(visit, input),
  ),
}

/** The result of a tool call that was declined. The model passes it on to the visitor. */
function refused(error: string): { readonly error: string } {
  return { error }
}

function arrivedDamaged({ documents }: Visit['world'], orderId: string): boolean {
  return documents.find<{ _id: string; isDamaged: boolean }>(ARRIVALS, { orderId }).some(({ isDamaged }) => isDamaged)
}

/** The shop's records about the orders of an account. */
function recordsOf({ world, session }: Visit): (OrderRecord & { readonly orderId: string })[] {
  if (!session) return []
  const claims = claimsOf(world, { accountId: session.accountId })
  return ordersOf(world, { UserId: session.accountId }).map(({ orderId }) => {
    const own = claims.filter((claim) => claim.orderId === orderId)
    const declines = own.flatMap((claim) => claim.declines)
    return {
      orderId,
      arrivedDamaged: arrivedDamaged(world, orderId),
      returnDeclined: declines.includes('return'),
      exchangeDeclined: declines.includes('exchange'),
      couponGiven: own.some(({ couponGiven }) => couponGiven),
    }
  })
}

function isDue({ arrivedDamaged, returnDeclined, exchangeDeclined, couponGiven }: OrderRecord): boolean {
  return arrivedDamaged && returnDeclined && exchangeDeclined && !couponGiven
}

async function makeCoupon({ visit, said, askJudge }: ToolContext, asked: number): Promise<unknown> {
  const { world, session } = visit
  const records = recordsOf(visit)
  const due = records.find(isDue)
  const books = records.map(({ orderId: _id, ...record }) => record)
  if (!(await world.call(approveCoupon, books)))
    return refused('There is no order of this customer for which a coupon is due.')
  const question = world.use(briefJudge)()
  if (question !== null && !/allow/i.test(await askJudge(question, said.join('\n'))))
    return refused('Somebody else looked at it and said no.')
  const discount = await world.call(limitDiscount, asked)
  if (discount === null || !Number.isInteger(discount) || discount < 1 || discount > MAX_DISCOUNT)
    return refused('There is no such coupon.')
  if (due) world.documents.update(CLAIMS, { orderId: due.orderId }, { $set: { couponGiven: true } })
  visit.record(couponGenerated, { discount, isDue: due !== undefined, accountId: session?.accountId ?? null })
  return { code: couponCode(world.clock.now(), discount), discount }
}

async function openComplaint(
  visit: Visit,
  {
    message,
    orderId,
    declines = [],
  }: { message: string; orderId?: string | undefined; declines?: string[] | undefined },
): Promise<unknown> {
  const { world, session } = visit
  if (!session) return refused('Only customers who are signed in can complain here.')
  const { accountId } = session
  if (orderId !== undefined) {
    if (ordersOf(world, { orderId, UserId: accountId }).length === 0)
      return refused('There is no such order of this customer.')
    const [known] = claimsOf(world, { orderId })
    if (known) world.documents.update(CLAIMS, { orderId }, { $set: { declines } })
    else world.documents.insert(CLAIMS, { orderId, accountId, declines, couponGiven: false })
  }
  const { id } = insertRow(world, shown(COMPLAINTS), { UserId: accountId, message, file: null })
  visit.record(complaintStored, { complaintId: id, author: accountId, sender: accountId, message })
  return { id }
}

interface NewAddress {
  readonly customerId?: number | undefined
  readonly fullName?: string | undefined
  readonly mobileNum?: string | undefined
  readonly streetAddress: string
  readonly zipCode?: string | undefined
  readonly city: string
  readonly country: string
}

async function changeAddress(
  visit: Visit,
  { customerId, fullName, mobileNum, ...place }: NewAddress,
): Promise<unknown> {
  const { world, session } = visit
  const ownerId = await world.call(chooseCustomer, session?.accountId ?? null, customerId ?? null)
  if (ownerId === null) return refused('Only customers who are signed in have a delivery address.')
  const owner = world.db.first(accountById(ownerId))
  if (!owner) return refused('There is no such customer.')
  const source = shown(ADDRESSES)
  const known = world.db.all(rowsOf(ADDRESSES, { UserId: ownerId }).orderBy('id').compile()).at(-1) as
    | { id: number; fullName: string; mobileNum: number; zipCode: string }
    | undefined
  const values = {
    fullName: fullName ?? known?.fullName ?? String(owner.email).split('@')[0]!,
    mobileNum: mobileNum ? Number(mobileNum) : (known?.mobileNum ?? 1000000),
    streetAddress: place.streetAddress,
    zipCode: place.zipCode ?? known?.zipCode ?? '0',
    city: place.city,
    country: place.country,
  }
  const { id } = known
    ? updateRow(world, source, known.id, values)
    : insertRow(world, source, { ...values, UserId: ownerId, state: null, deletedAt: null })
  visit.record(deliveryAddressChanged, { accountId: session?.accountId ?? null, ownerId, addressId: id })
  if (session && session.accountId === ownerId)
    visit.record(addressChanged, { addressId: id, accountId: ownerId, ownerId })
  return { customerId: ownerId }
}

/** The result of a tool call that failed: the text of an HttpError, or a general message that reveals no internals. */
export function toolError(error: unknown): { readonly error: string } {
  return refused(error instanceof HttpError ? error.message : 'That did not work.')
}
