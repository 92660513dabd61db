import { isoTime } from '@fruit/world/clock'
import { Refusal } from '@fruit/world/refusal'
import type { Visit } from '@fruit/world/visit'
import type { World } from '@fruit/world/world'
import { recentActs } from '../visitors/recent-acts.ts'
import { drawLetters, randomLetters } from './picture.ts'
import { blankImageCaptcha, imageCaptchaOf, newImageCaptcha, removeImageCaptchasOf } from './queries.ts'
import { describeImageCaptcha, judgeExport } from './seams.ts'

const FIVE_MINUTES = 5 * 60_000

/** Under which exports are remembered; each customer is a visitor of their own. */
export const EXPORT = 'exporting data'

/** Key under which the exports of a customer are counted. */
export function customerKey(accountId: number): string {
  return `account ${accountId}`
}

/**
 * A new picture to be read. It takes the place of those that the customer asked for before.
 *
 * @throws Refusal 401 to visitors who are not signed in
 */
export function makeImageCaptcha({ world, session }: Visit): object {
  if (!session) throw Refusal.text(401, 'Please sign in first: the picture is for customers.')
  const UserId = session.accountId
  const answer = randomLetters(world.random)
  const captcha = { image: drawLetters(answer, world.random), answer, UserId }
  world.db.transaction(() => {
    world.db.run(removeImageCaptchasOf(UserId))
    world.db.run(newImageCaptcha(captcha.image, captcha.answer, captcha.UserId, isoTime(world.clock)))
  })
  return world.use(describeImageCaptcha)(captcha)
}

/** Whether a customer gets the data for what was read in the picture. Nobody else can use the picture meanwhile. */
export function admitExport(world: World, accountId: number, given: string): boolean {
  const now = world.clock.now()
  return world.db.transaction(() => {
    const row = world.db.first(imageCaptchaOf(accountId))
    const captcha = row ? { answer: row.answer, ageMs: now - Date.parse(row.createdAt) } : null
    const lastExport = recentActs(world, EXPORT, customerKey(accountId), FIVE_MINUTES).at(-1)
    const sinceExportMs = lastExport === undefined ? null : now - lastExport
    const { admitted, spent } = world.use(judgeExport)({ captcha, sinceExportMs }, given)
    if (row && spent)
      world.db.run(admitted ? removeImageCaptchasOf(accountId) : blankImageCaptcha(row.id, isoTime(world.clock)))
    return admitted
  })
}
