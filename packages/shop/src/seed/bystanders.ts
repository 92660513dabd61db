import type { Seedbed } from '@fruit/world/template'
import { unusableHash } from '../accounts/passwords.ts'
import { sql } from '../schema.ts'

const FIRST: readonly string[] =
  'ada,blossom,cosima,dunstan,elba,fergus,gala,hollis,idared,jonah,kerria,linden,maple,nico,olive,pip'.split(',')
const LAST: readonly string[] =
  'barrow,cutter,damson,ember,furrow,grafton,hedger,inkberry,jelly,kernel,ladder,mulch,nettle,orchard'.split(',')

/** Accounts that belong to nobody, as many as the configuration wants, behind those of the cast. Nobody can sign in. */
export function seedBystanders(bed: Seedbed, stamps: { readonly createdAt: string; readonly updatedAt: string }): void {
  const { domain, numberOfRandomFakeUsers } = bed.configuration.application
  for (let number = 1; number <= numberOfRandomFakeUsers; number++) {
    const username = `${bed.random.pick(FIRST)}.${bed.random.pick(LAST)}${number}`
    const { lastId: UserId } = bed.db.run(
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
    bed.db.run(
      sql
        .insertInto('Wallets')
        .values({ UserId, balance: 0, ...stamps })
        .compile(),
    )
  }
}
