import type { NewShop } from '@fruit/world/registry/template'
import { unusableHash } from '../accounts/passwords.ts'
import { sql } from '../schema.ts'

const FIRST: readonly string[] =
  'ada,blossom,cosima,dunstan,elba,fergus,gala,hollis,idared,jonah,kerria,linden,maple,nico,olive,pip'.split(',')
const LAST: readonly string[] =
  'barrow,cutter,damson,ember,furrow,grafton,hedger,inkberry,jelly,kernel,ladder,mulch,nettle,orchard'.split(',')

/**
 * Stores the configured number of fictional accounts, after those of the cast. No password matches their stored hash.
 */
export function seedBystanders(
  shop: NewShop,
  stamps: { readonly createdAt: string; readonly updatedAt: string },
): void {
  const { domain, numberOfRandomFakeUsers } = shop.configuration.application
  for (let number = 1; number <= numberOfRandomFakeUsers; number++) {
    const username = `${shop.random.pick(FIRST)}.${shop.random.pick(LAST)}${number}`
    const { lastId: UserId } = shop.db.run(
      sql
        .insertInto('Users')
        .values({
          username,
          email: `${username}@${domain}`,
          role: 'customer',
          deluxeToken: '',
          lastLoginIp: '0.0.0.0',
          profileImage: '/assets/public/images/uploads/default.svg',
          totpSecret: '',
          isActive: 1,
          deletedAt: null,
          password: unusableHash(),
          ...stamps,
        })
        .compile(),
    )
    shop.db.run(
      sql
        .insertInto('Wallets')
        .values({ UserId, balance: 0, ...stamps })
        .compile(),
    )
  }
}
