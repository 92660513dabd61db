import { isoTime } from '@fruit/world/clock'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import type { World } from '@fruit/world/world'
import { recentActions } from '../visitors/recent-acts.ts'
import { drawLetters, randomLetters } from './picture.ts'
import { blankImageCaptcha, imageCaptchaOf, newImageCaptcha, removeImageCaptchasOf } from './queries.ts'
import { describeImageCaptcha, judgeExport } from './seams.ts'

const FIVE_MINUTES = 5 * 60_000

/** Name of the counted act; each customer is counted separately. */
export const EXPORT = 'exporting data'

/** Key that a customer's exports are counted by. */
export function customerKey(accountId: number): string {
  return `account ${accountId}`
}

/**
 * Creates a new image captcha, which replaces the customer's earlier ones.
 *
 * @throws HttpError 401 without a session
 */
export function makeImageCaptcha({ world, session }: Visit): object {
  if (!session) throw HttpError.text(401, 'Please sign in first: the picture is for customers.')
  const UserId = session.accountId
  const answer = randomLetters(world.random)
  const captcha = { image: drawLetters(answer, world.random), answer, UserId }
  world.db.transaction(() => {
    world.db.run(removeImageCaptchasOf(UserId))
    world.db.run(newImageCaptcha(captcha.image, captcha.answer, captcha.UserId, isoTime(world.clock)))
  })
  return world.use(describeImageCaptcha)(captcha)
}

/**
 * Decides whether an answer to the captcha allows the export. The transaction prevents a second use at the same time.
 */
export function admitExport(world: World, accountId: number, given: string): boolean {
  const now = world.clock.now()
  return world.db.transaction(() => {
    const row = world.db.first(imageCaptchaOf(accountId))
    const captcha = row ? { answer: row.answer, ageMs: now - Date.parse(row.createdAt) } : null
    const lastExport = recentActions(world, EXPORT, customerKey(accountId), FIVE_MINUTES).at(-1)
    const sinceExportMs = lastExport === undefined ? null : now - lastExport
    const { admitted, spent } = world.use(judgeExport)({ captcha, sinceExportMs }, given)
    if (row && spent)
      world.db.run(admitted ? removeImageCaptchasOf(accountId) : blankImageCaptcha(row.id, isoTime(world.clock)))
    return admitted
  })
}
