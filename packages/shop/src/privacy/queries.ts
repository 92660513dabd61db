import { compileOnce, type Parameter } from '@fruit/world/storage/query'
import { sql } from '../schema.ts'

export const newImageCaptcha = compileOnce(
  (image: Parameter<string>, answer: Parameter<string>, UserId: Parameter<number>, time: Parameter<string>) =>
    sql.insertInto('ImageCaptchas').values({ image, answer, UserId, createdAt: time, updatedAt: time }),
)

export const imageCaptchaOf = compileOnce((accountId: Parameter<number>) =>
  sql
    .selectFrom('ImageCaptchas')
    .select(['id', 'answer', 'createdAt'])
    .where('UserId', '=', accountId)
    .orderBy('id', 'desc')
    .limit(1),
)

export const removeImageCaptchasOf = compileOnce((accountId: Parameter<number>) =>
  sql.deleteFrom('ImageCaptchas').where('UserId', '=', accountId),
)

/**
 * Clears the answer of a captcha after a wrong one. It can't be solved any more, but its row stays, so the customer
 * needs a new captcha.
 */
export const blankImageCaptcha = compileOnce((id: Parameter<number>, updatedAt: Parameter<string>) =>
  sql.updateTable('ImageCaptchas').set({ answer: '', updatedAt }).where('id', '=', id),
)

export const memoriesOf = compileOnce((accountId: Parameter<number>) =>
  sql.selectFrom('Memories').select(['caption', 'imagePath']).where('UserId', '=', accountId).orderBy('id'),
)

export const pendingErasureOf = compileOnce((accountId: Parameter<number>) =>
  sql
    .selectFrom('PrivacyRequests')
    .select('id')
    .where('UserId', '=', accountId)
    .where('deletionRequested', '=', 1)
    .orderBy('id')
    .limit(1),
)
