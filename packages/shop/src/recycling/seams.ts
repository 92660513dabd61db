import { MAX_RECYCLED_LITRES, MIN_RECYCLED_LITRES } from '@fruit/isomorphic/rules/recycling'
import { defineSeam } from '@fruit/isomorphic/seam'
import type { Session } from '@fruit/world/visit'
import type { Scope } from '../resources/row-source.ts'

/** The recycling requests that a visitor sees: their own, and none without an account. */
export const selectVisibleRecycles = defineSeam(
  'recycling.select-visible-recycles',
  (visitor: Session | null): Scope => ({ UserId: visitor?.accountId ?? null }),
)

/** Decides whether this number of litres can be recycled at once. */
export const admitQuantity = defineSeam(
  'recycling.admit-quantity',
  (litres: number): boolean =>
    Number.isInteger(litres) && litres >= MIN_RECYCLED_LITRES && litres <= MAX_RECYCLED_LITRES,
)
