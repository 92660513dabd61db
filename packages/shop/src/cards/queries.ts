import { compileOnce, type Parameter } from '@fruit/world/storage/query'
import type { RowOf } from '@fruit/world/storage/table'
import { type CARDS, sql } from '../schema.ts'

/** The fields of a card that a payment needs; the month is 1 to 12. */
export type CardRow = Pick<RowOf<typeof CARDS>, 'id' | 'expMonth' | 'expYear' | 'lastDigits'>

export const cardOf = compileOnce((accountId: Parameter<number>, id: Parameter<number>) =>
  sql
    .selectFrom('Cards')
    .select(['id', 'expMonth', 'expYear', 'lastDigits'])
    .where('id', '=', id)
    .where('UserId', '=', accountId),
)
