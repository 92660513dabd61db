import { isoTime } from '@fruit/world/clock'
import type { Random } from '@fruit/world/random'
import type { World } from '@fruit/world/world'
import { captchaOf, newCaptcha, removeCaptcha, removeCaptchasBefore } from './queries.ts'
import { type CaptchaTask, describeCaptcha, judgeCaptcha } from './seams.ts'

const OPERATORS = ['*', '+', '-'] as const

/** Oldest captchas are removed beyond this number. */
const MAX_CAPTCHAS = 1000

/** Three numbers from 1 to 10 with operators between them, such as `3*7-10`. */
export function randomSum(random: Random): string {
  const number = () => random.integer(1, 10)
  return `${number()}${random.pick(OPERATORS)}${number()}${random.pick(OPERATORS)}${number()}`
}

/** The result of a sum; multiplication comes first. */
export function solveSum(sum: string): number {
  const [first, ...others] = sum.split(/(?=[+-])/)
  return [first!, ...others].reduce((total, term) => {
    const sign = term.startsWith('-') ? -1 : 1
    const product = term
      .replace(/^[+-]/, '')
      .split('*')
      .reduce((value, factor) => value * Number(factor), 1)
    return total + sign * product
  }, 0)
}

/** Creates a captcha and returns it as clients receive it. */
export function makeCaptcha(world: World): object {
  const captcha = randomSum(world.random)
  const answer = String(solveSum(captcha))
  const captchaId = world.db.transaction(() => {
    const { lastId } = world.db.run(newCaptcha(captcha, answer, isoTime(world.clock)))
    world.db.run(removeCaptchasBefore(lastId - MAX_CAPTCHAS))
    return lastId - 1
  })
  return world.use(describeCaptcha)({ captchaId, captcha, answer })
}

/** A captcha with a checked answer. */
export interface AnsweredCaptcha {
  readonly right: boolean
  /** Call it once the answer has been used. */
  spend(): void
}

/**
 * Checks the answer to a captcha. Callers that accept it must call `spend` synchronously, so that it cannot be used
 * twice.
 */
export function answerCaptcha(world: World, captchaId: number | undefined, given: string): AnsweredCaptcha {
  const row = captchaId === undefined ? undefined : world.db.first(captchaOf(captchaId))
  const task: CaptchaTask | null = row
    ? { answer: row.answer, ageMs: world.clock.now() - Date.parse(row.createdAt) }
    : null
  const { right, spent } = world.use(judgeCaptcha)(task, given)
  return {
    right,
    spend: () => {
      if (row && spent) world.db.run(removeCaptcha(row.captchaId))
    },
  }
}
