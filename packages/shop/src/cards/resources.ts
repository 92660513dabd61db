import * as calls from '@fruit/contracts/calls/cards'
import { z } from 'zod'
import type { Resource } from '../resources/resource.ts'
import { type StoredRow, shown } from '../resources/row-source.ts'
import { rule, typedText, wholeNumber } from '../resources/rules.ts'
import { CARDS } from '../schema.ts'

const NUMBER_RULE = rule('A card number has 16 digits, the first of which is not 0.')

/** Reading a JSON number can lose digits. A text keeps all sixteen. */
const cardNumber = z.union([z.number().transform(String), z.string().trim()], { error: NUMBER_RULE }).pipe(
  z
    .string()
    .regex(/^[1-9]\d{15}$/, NUMBER_RULE)
    .refine((digits) => digits !== '9999999999999999', rule('That is not a card number.')),
)

/** Payment cards: each account reaches only its own. Responses mask the numbers, and cards cannot be changed. */
export const cards: Resource = {
  name: 'Cards',
  tag: 'Cards',
  ...shown(CARDS, 'lastDigits'),
  absent: 'You have no such card.',
  scope: ({ session }) => ({ UserId: session!.accountId }),
  list: { call: calls.listCards, show: masked },
  get: { call: calls.getCard, show: masked },
  create: {
    call: calls.createCard,
    rules: z.object({
      fullName: typedText(
        'Please give the name on the card.',
        'The name on the card takes at most {{maximum}} characters.',
        200,
      ),
      cardNum: cardNumber,
      expMonth: wholeNumber(1, 12, rule('The month of expiry is from 1 to 12.')),
      expYear: wholeNumber(2080, 2099, rule('The year of expiry is from 2080 to 2099.')),
    }),
    prepare: ({ session }, fields) => ({ ...fields, UserId: session!.accountId }),
  },
  remove: { call: calls.removeCard, said: 'We have forgotten the card.' },
}

function masked({ UserId, id, fullName, lastDigits, expMonth, expYear }: StoredRow): object {
  return { UserId, id, fullName, cardNum: `************${lastDigits}`, expMonth, expYear }
}
