import { MAX_RECYCLED_LITRES, MIN_RECYCLED_LITRES, PICKUP_ABOVE_LITRES } from '@fruit/isomorphic/rules/recycling'
import { HttpResponse } from '@fruit/world/route'
import { messageWith } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import { invalid } from '@fruit/world/visits/invalid'
import { z } from 'zod'
import { addressOf } from '../addresses/queries.ts'
import { listStatement } from '../resources/list-statement.ts'
import { createdAnswer } from '../resources/resource.ts'
import { shown, showRow } from '../resources/row-source.ts'
import { insertRow } from '../resources/row-store.ts'
import { checkFields, type Fields, rule } from '../resources/rules.ts'
import { RECYCLES } from '../schema.ts'
import { recyclesRead, recyclingRequested } from './facts.ts'
import { admitQuantity, selectVisibleRecycles } from './seams.ts'

export const REQUESTS = { name: 'Recycles', ...shown(RECYCLES) } as const

/** Maximum number of requests that are shown at once. */
const MAX_IDS = 100

const wantedIds = z.union([z.int(), z.array(z.int()).max(MAX_IDS)])

/**
 * Recycling requests by their ids.
 *
 * @param wanted an id, or an array of ids as JSON
 * @throws HttpError 400 for anything else
 */
export function readRecycles(visit: Visit, wanted: string): object {
  const { world, session } = visit
  const ids = [idsIn(wanted)].flat()
  const scope = world.use(selectVisibleRecycles)(session)
  const rows = ids.length === 0 ? [] : world.db.all(listStatement(REQUESTS, { id: ids.map(String) }, scope))
  visit.record(recyclesRead, {
    ids: rows.map(({ id }) => id),
    owners: rows.map(({ UserId }) => UserId as number),
    reader: session?.accountId ?? null,
  })
  return { status: 'success', data: rows.map((row) => showRow(REQUESTS, row)) }
}

function idsIn(wanted: string): number | number[] {
  try {
    return wantedIds.parse(JSON.parse(wanted))
  } catch {
    throw new HttpError(
      400,
      messageWith('Ask for an id, such as 7, or for up to {{most}} as a list, such as [7,8].', { most: MAX_IDS }),
    )
  }
}

const ADDRESS = 'Please choose one of your addresses.'

const RULES = z.object({
  AddressId: z.number({ error: ADDRESS }),
  quantity: z.number({ error: rule('Please say how many litres it is.') }),
  // Clients send `isPickUp`; the column is `isPickup`.
  isPickUp: z.boolean().nullish(),
  isPickup: z.boolean().nullish(),
  date: z.string().nullish(),
})

/**
 * Stores a recycling request: a box that is sent, or a pickup of a larger quantity.
 *
 * @throws HttpError 400 for another account's address, a quantity out of range, or a pickup without a valid date
 */
export function requestRecycling(visit: Visit, body: Fields): HttpResponse {
  const { world, session } = visit
  const accountId = session!.accountId
  const { AddressId, quantity, ...wish } = checkFields(RULES, body)
  if (!world.db.first(addressOf(accountId, AddressId))) throw invalid([{ field: 'AddressId', message: ADDRESS }])
  if (!world.use(admitQuantity)(quantity))
    throw invalid([
      {
        field: 'quantity',
        message: messageWith('We recycle {{least}} to {{most}} whole litres at once.', {
          least: MIN_RECYCLED_LITRES,
          most: MAX_RECYCLED_LITRES,
        }),
      },
    ])
  const isPickup = wish.isPickUp ?? wish.isPickup ?? false
  if (isPickup && quantity <= PICKUP_ABOVE_LITRES)
    throw invalid([
      {
        field: 'isPickUp',
        message: messageWith('We pick up more than {{litres}} litres; for less, we send a box.', {
          litres: PICKUP_ABOVE_LITRES,
        }),
      },
    ])
  const date = isPickup ? pickupDate(wish.date ?? '', world.clock.now()) : null
  const values = { UserId: accountId, AddressId, quantity, isPickup: isPickup ? 1 : 0, date }
  const row = insertRow(world, REQUESTS, values)
  visit.record(recyclingRequested, { recycleId: row.id, accountId, addressId: AddressId, quantity, isPickup })
  const { body: answer, status, headers } = createdAnswer(REQUESTS, row)
  const { data, ...envelope } = answer as { readonly data: object }
  return new HttpResponse(status, { ...envelope, data: { ...data, pickupDate: date } }, headers)
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Parses the date of a pickup.
 *
 * @returns ISO 8601
 * @throws HttpError 400 for a missing or invalid date, and for a day that is over in every time zone
 */
function pickupDate(sent: string, now: number): string {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(sent) ?? []
  const time = Date.parse(sent)
  if (day === undefined || !isDay(day) || Number.isNaN(time))
    throw invalid([{ field: 'date', message: 'Please say on which day we should come.' }])
  if (time < now - 2 * DAY_MS)
    throw invalid([{ field: 'date', message: 'That day has passed. Please choose one that is still to come.' }])
  return new Date(time).toISOString()
}

/** Checks that a day exists: Date parses June 31 as July 1. */
function isDay(written: string): boolean {
  const time = Date.parse(written)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written)
}
