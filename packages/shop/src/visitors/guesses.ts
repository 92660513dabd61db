import { Refusal } from '@fruit/world/refusal'
import type { RequestDetails } from '@fruit/world/route'
import { filled } from '@fruit/world/texts/texts'
import type { World } from '@fruit/world/world'
import { noteAct, recentActs, visitorOf } from './recent-acts.ts'
import { admitGuess } from './seams.ts'

/** Window in which wrong guesses are counted. */
const WINDOW_MS = 5 * 60_000

/** Kinds of guesses, with the setting that limits the wrong ones per visitor. */
const MOST = { password: 'wrongPasswords', coupon: 'wrongCoupons' } as const

type Guessed = keyof typeof MOST
type Guesser = Pick<RequestDetails, 'address' | 'headers'>

const actOf = (what: Guessed) => `a wrong ${what}`

/** @throws Refusal 429 to a visitor with too many recent wrong guesses */
export function requireGuess(world: World, what: Guessed, request: Guesser): void {
  const wrong = recentActs(world, actOf(what), visitorOf(world, request), WINDOW_MS)
  if (world.use(admitGuess)(wrong.length, world.configuration.server.limits[MOST[what]])) return
  const seconds = Math.max(1, Math.ceil(((wrong[0] ?? 0) + WINDOW_MS - world.clock.now()) / 1000))
  throw Refusal.text(429, filled('That was too often. Please wait {{seconds}} seconds and try again.', { seconds }))
}

/** Counts a wrong guess of a visitor. */
export function noteWrongGuess(world: World, what: Guessed, request: Guesser): void {
  noteAct(world, actOf(what), visitorOf(world, request))
}
