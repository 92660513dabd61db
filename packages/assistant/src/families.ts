import { ENGLISH_ORDERS } from './english-orders.ts'
import { ENGLISH_TALK } from './english-talk.ts'
import type { WeightedPatterns } from './signs.ts'

/** Ways in which a visitor can influence the model. */
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

/** English patterns of each family. */
export const ENGLISH_FAMILIES: Readonly<Record<Exclude<Family, 'hidden' | 'persistence'>, WeightedPatterns>> = {
  ...ENGLISH_ORDERS,
  ...ENGLISH_TALK,
}
