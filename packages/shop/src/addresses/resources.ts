import * as calls from '@fruit/contracts/calls/addresses'
import type { Visit } from '@fruit/world/visit'
import { z } from 'zod'
import type { Resource } from '../resources/resource.ts'
import { shown } from '../resources/row-source.ts'
import type { Values } from '../resources/row-store.ts'
import { rule, typedText, wholeNumber } from '../resources/rules.ts'
import { ADDRESSES } from '../schema.ts'
import { addressChanged } from './facts.ts'
import { reachAddressesToChange } from './seams.ts'

const RULES = z.object({
  fullName: typedText('Please give the name.', 'The name takes at most {{maximum}} characters.', 200),
  mobileNum: wholeNumber(1_000_000, 9_999_999_999, rule('A mobile number is a number of seven to ten digits.')),
  zipCode: typedText('Please give the postal code.', 'The postal code takes at most {{maximum}} characters.', 8),
  streetAddress: typedText(
    'Please give the street and number.',
    'The street and number takes at most {{maximum}} characters.',
    160,
  ),
  city: typedText('Please give the city.', 'The city takes at most {{maximum}} characters.', 200),
  state: z.string().trim().max(200, rule('The state takes at most {{maximum}} characters.')).nullish(),
  country: typedText('Please give the country.', 'The country takes at most {{maximum}} characters.', 200),
})

/** Delivery addresses: each account reaches only its own. */
export const addresses: Resource = {
  name: 'Addresss',
  tag: 'Addresses',
  ...shown(ADDRESSES, 'deletedAt'),
  // Removed addresses are kept: an order or a pick-up may still need them.
  absent: 'You have no such address.',
  scope: ({ session }) => ({ UserId: session!.accountId }),
  list: { call: calls.listAddresses },
  get: { call: calls.getAddress },
  create: { call: calls.createAddress, rules: RULES, prepare: owned },
  update: {
    call: calls.changeAddress,
    rules: RULES.partial(),
    scope: ({ world, session }) => world.use(reachAddressesToChange)(session!.accountId),
    prepare: owned,
    updated: (visit, before) =>
      visit.record(addressChanged, {
        addressId: before.id,
        accountId: visit.session!.accountId,
        ownerId: Number(before.UserId),
      }),
  },
  remove: { call: calls.removeAddress, said: 'The address is off your list.' },
}

/** The account that stores an address owns it, regardless of the body. */
function owned({ session }: Visit, fields: Values): Values {
  return { ...fields, UserId: session!.accountId }
}
