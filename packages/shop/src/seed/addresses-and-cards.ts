import type { NewShop } from '@fruit/world/registry/template'
import type { Cast } from '@fruit/world/world'
import { sql } from '../schema.ts'

/**
 * Owners by their key in the cast. The number of addresses of each owner, and their order, are part of the interface
 * (docs/reference/seed.md#rows).
 */
const ADDRESSES = [
  {
    owner: 'admin',
    fullName: 'The Night Broom',
    mobileNum: 4607110,
    zipCode: 'FF1 0AA',
    streetAddress: 'Back door, 1 Windfall Yard',
    city: 'Lower Orchard',
    state: 'Pomeshire',
    country: 'Appleland',
  },
  {
    owner: 'jim',
    fullName: 'Captain Jim',
    mobileNum: 4607221,
    zipCode: 'NC 12',
    streetAddress: 'Barge Prudence, Mooring 12, North Canal',
    city: 'Sluice End',
    state: 'Waterside',
    country: 'Appleland',
  },
  {
    owner: 'jim',
    fullName: 'North Canal Carriers, for the Captain',
    mobileNum: 4607222,
    zipCode: 'NC 2',
    streetAddress: 'Dock office, 4 Towpath Row',
    city: 'Lockham',
    state: null,
    country: 'Appleland',
  },
  {
    owner: 'bender',
    fullName: 'Bender',
    mobileNum: 4607301,
    zipCode: 'LE3 8',
    streetAddress: '38 Elbow Joint Lane, above the launderette',
    city: 'Leadenbrook',
    state: 'Pomeshire',
    country: 'Appleland',
  },
  {
    owner: 'bjoernGoogle',
    fullName: 'Björn Apfelkern',
    mobileNum: 4607412,
    zipCode: '40212',
    streetAddress: 'Kernweg 12',
    city: 'Obstheim',
    state: null,
    country: 'Streuobstland',
  },
  {
    owner: 'test',
    fullName: 'Demo',
    mobileNum: 4607517,
    zipCode: 'FF0 0AA',
    streetAddress: '17 Any Road',
    city: 'Somewhere',
    state: null,
    country: 'Appleland',
  },
] as const

/** No bank can issue these numbers: their check digits are wrong. */
const CARDS = [
  { owner: 'admin', fullName: 'The Night Broom', cardNum: 7453331478932880, expMonth: 3, expYear: 2084 },
  { owner: 'admin', fullName: 'Fruit House Petty Cash', cardNum: 7407238625511848, expMonth: 9, expYear: 2090 },
  { owner: 'jim', fullName: 'Captain Jim', cardNum: 7733311387981135, expMonth: 6, expYear: 2097 },
  { owner: 'bender', fullName: 'Bender', cardNum: 7119718147815806, expMonth: 1, expYear: 2083 },
  { owner: 'bjoernGoogle', fullName: 'Björn Apfelkern', cardNum: 7998339762600070, expMonth: 10, expYear: 2088 },
  { owner: 'test', fullName: 'Demo', cardNum: 7561489707124810, expMonth: 8, expYear: 2093 },
] as const

type Stamps = { createdAt: string; updatedAt: string }

/** Stores the seeded addresses. */
export function seedAddresses(shop: NewShop, cast: Cast, stamps: Stamps): void {
  for (const { owner, ...address } of ADDRESSES)
    shop.db.run(
      sql
        .insertInto('Addresses')
        .values({ ...address, UserId: cast[owner]!.id, ...stamps })
        .compile(),
    )
}

/** Stores the seeded cards. */
export function seedCards(shop: NewShop, cast: Cast, stamps: Stamps): void {
  for (const { owner, ...card } of CARDS)
    shop.db.run(
      sql
        .insertInto('Cards')
        .values({ ...card, UserId: cast[owner]!.id, ...stamps })
        .compile(),
    )
}
