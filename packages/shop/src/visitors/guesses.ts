import { Refusal } from '@fruit/world/refusal'
import type { RequestDetails } from '@fruit/world/route'
import { filled } from '@fruit/world/texts/texts'
import type { World } from '@fruit/world/world'
import { noteAct, recentActs, visitorOf } from './recent-acts.ts'
import { admitGuess } from './seams.ts'

/** Wrong guesses are counted for so long. */
const WINDOW_MS = 5 * 60_000

/** What is guessed, with the setting that says how many wrong guesses of one visitor are answered. */
const MOST = { password: 'wrongPasswords', coupon: 'wrongCoupons' } as const

type Guessed = keyof typeof MOST
type Guesser = Pick<RequestDetails, 'address' | 'headers'>

const actOf = (what: Guessed) => `a wrong ${what}`

/** @throws Refusal 429 to a visitor who has guessed wrong too often of late */
export function requireGuess(world: World, what: Guessed, request: Guesser): void {
  const wrong = recentActs(world, actOf(what), visitorOf(world, request), WINDOW_MS)
  if (world.use(admitGuess)(wrong.length, world.configuration.server.limits[MOST[what]])) return
  const seconds = Math.max(1, Math.ceil(((wrong[0] ?? 0) + WINDOW_MS - world.clock.now()) / 1000))
  throw Refusal.text(429, filled('That was too often. Please wait {{seconds}} seconds and try again.', { seconds }))
}

/** Remembers that a visitor guessed wrong. */
export function noteWrongGuess(world: World, what: Guessed, request: Guesser): void {
  noteAct(world, actOf(what), visitorOf(world, request))
}
