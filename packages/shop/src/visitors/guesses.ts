import type { RequestDetails } from '@fruit/world/route'
import { messageWith } from '@fruit/world/texts/texts'
import { HttpError } from '@fruit/world/visits/http-error'
import type { World } from '@fruit/world/world'
import { recentActions, recordAction, visitorOf } from './recent-acts.ts'
import { admitGuess } from './seams.ts'

/** Window in which wrong guesses are counted. */
const WINDOW_MS = 5 * 60_000

/** Kinds of guesses, with the setting that limits the wrong ones per visitor. */
const LIMIT_SETTINGS = { password: 'wrongPasswords', coupon: 'wrongCoupons' } as const

type GuessKind = keyof typeof LIMIT_SETTINGS
type Guesser = Pick<RequestDetails, 'address' | 'headers'>

const actOf = (what: GuessKind) => `a wrong ${what}`

/** @throws HttpError 429 to a visitor with too many recent wrong guesses */
export function requireGuessesLeft(world: World, what: GuessKind, request: Guesser): void {
  const wrong = recentActions(world, actOf(what), visitorOf(world, request), WINDOW_MS)
  if (world.use(admitGuess)(wrong.length, world.configuration.server.limits[LIMIT_SETTINGS[what]])) return
  const seconds = Math.max(1, Math.ceil(((wrong[0] ?? 0) + WINDOW_MS - world.clock.now()) / 1000))
  throw HttpError.text(
    429,
    messageWith('That was too often. Please wait {{seconds}} seconds and try again.', { seconds }),
  )
}

/** Counts a wrong guess of a visitor. */
export function countWrongGuess(world: World, what: GuessKind, request: Guesser): void {
  recordAction(world, actOf(what), visitorOf(world, request))
}
