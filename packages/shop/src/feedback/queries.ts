import { compileOnce, type Parameter } from '@fruit/world/storage/query'
import { sql as fragment } from 'kysely'
import { sql } from '../schema.ts'

/** Captcha ids start at 0, row ids at 1. */
export const newCaptcha = compileOnce(
  (captcha: Parameter<string>, answer: Parameter<string>, time: Parameter<string>) =>
    sql.insertInto('Captchas').values({
      captchaId: fragment<number>`coalesce((select seq from sqlite_sequence where name = 'Captchas'), 0)`,
      captcha,
      answer,
      createdAt: time,
      updatedAt: time,
    }),
)

export const captchaOf = compileOnce((captchaId: Parameter<number>) =>
  sql.selectFrom('Captchas').select(['captchaId', 'answer', 'createdAt']).where('captchaId', '=', captchaId),
)

export const removeCaptcha = compileOnce((captchaId: Parameter<number>) =>
  sql.deleteFrom('Captchas').where('captchaId', '=', captchaId),
)

export const removeCaptchasBefore = compileOnce((id: Parameter<number>) =>
  sql.deleteFrom('Captchas').where('id', '<=', id),
)

export const emailOf = compileOnce((accountId: Parameter<number>) =>
  sql.selectFrom('Users').select('email').where('id', '=', accountId),
)

const count = sql.selectFrom('Feedbacks').select(({ fn }) => fn.countAll<number>().as('count'))

export const countOfRating = compileOnce((rating: Parameter<number>) => count.where('rating', '=', rating))
