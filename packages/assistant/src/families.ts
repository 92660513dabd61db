import { ENGLISH_ORDERS } from './english-orders.ts'
import { ENGLISH_TALK } from './english-talk.ts'
import type { Signs } from './signs.ts'

/** Ways in which somebody who is not the shop's keeper gets a say in what the model does. */
export type Family =
  | 'override'
  | 'system'
  | 'authority'
  | 'role'
  | 'frame'
  | 'hidden'
  | 'repeat'
  | 'completion'
  | 'flattery'
  | 'persistence'
  | 'order-shaped'

/** What each family says in English. */
export const ENGLISH_FAMILIES: Readonly<Record<Exclude<Family, 'hidden' | 'persistence'>, Signs>> = {
  ...ENGLISH_ORDERS,
  ...ENGLISH_TALK,
}
