import type { Seed, Seedbed } from '@fruit/world/template'
import type { Cast } from '@fruit/world/world'
import { unusableHash } from '../accounts/passwords.ts'
import { CAST, mailOf } from '../cast.ts'
import { SCHEMA, sql } from '../schema.ts'
import { seedAddresses, seedCards } from './addresses-and-cards.ts'
import { seedBystanders } from './bystanders.ts'
import { seedCustomerRequests } from './customer-requests.ts'
import { seedFeedback } from './feedback.ts'
import { seedMemories } from './memories.ts'
import { seedOrders } from './orders.ts'
import { BASKET_ITEMS, BASKETS, DELIVERIES, SECURITY_QUESTIONS } from './rows.ts'
import { seedSecurityAnswers } from './world-secrets.ts'

/** What the challenges of the catalogue add to a new shop. */
export interface SeedProps {
  readonly accounts: Readonly<Record<string, Readonly<Record<string, string | number | boolean | null>>>>
  readonly securityAnswers: Readonly<Record<string, string>>
}

/**
 * The seed of a shop: rows of interface.md sections 15 and 16 with fixed ids and random secrets, and over them what
 * the challenges bring.
 *
 * @param hash hashes a password as worlds of this catalogue do
 */
export function seedShop(props: SeedProps, hash: (password: string) => string | Promise<string>): Seed {
  return async (bed) => {
    const time = new Date(bed.now).toISOString()
    const stamps = { createdAt: time, updatedAt: time }
    const passwords = new Map<string, string>()
    for (const [key, { password }] of Object.entries(props.accounts))
      if (typeof password === 'string') passwords.set(key, await hash(password))
    bed.db.execute(SCHEMA)
    return bed.db.transaction(() => {
      const cast = seedAccounts(bed, props, passwords, stamps)
      seedBystanders(bed, stamps)
      seedProducts(bed, stamps)
      seedOrders(bed, cast)
      for (const row of DELIVERIES)
        bed.db.run(
          sql
            .insertInto('Deliveries')
            .values({ ...row, ...stamps })
            .compile(),
        )
      for (const question of SECURITY_QUESTIONS)
        bed.db.run(
          sql
            .insertInto('SecurityQuestions')
            .values({ question, ...stamps })
            .compile(),
        )
      seedSecurityAnswers(bed, props.securityAnswers, stamps)
      seedFeedback(bed, cast, stamps)
      seedAddresses(bed, cast, stamps)
      seedCards(bed, cast, stamps)
      seedCustomerRequests(bed, cast, stamps)
      seedMemories(bed, cast, stamps)
      for (const [index, UserId] of BASKETS.entries())
        bed.db.run(
          sql
            .insertInto('Baskets')
            .values({ id: index + 1, coupon: null, UserId, ...stamps })
            .compile(),
        )
      for (const row of BASKET_ITEMS)
        bed.db.run(
          sql
            .insertInto('BasketItems')
            .values({ ...row, ...stamps })
            .compile(),
        )
      return cast
    })
  }
}

type Stamps = { createdAt: string; updatedAt: string }

function seedAccounts(bed: Seedbed, props: SeedProps, passwords: ReadonlyMap<string, string>, stamps: Stamps): Cast {
  const { domain } = bed.configuration.application
  const cast: Record<string, { id: number; email: string }> = {}
  for (const member of CAST) {
    const email = mailOf(member, domain)
    cast[member.key] = { id: member.id, email }
    const picture = member.profileImage ?? (member.role === 'admin' ? 'defaultAdmin.png' : 'default.svg')
    const row = {
      id: member.id,
      username: member.username ?? '',
      email,
      role: member.role,
      deluxeToken: '',
      lastLoginIp: member.lastLoginIp ?? '0.0.0.0',
      profileImage: `/assets/public/images/uploads/${picture}`,
      totpSecret: '',
      isActive: 1 as const,
      deletedAt: member.deleted ? stamps.createdAt : null,
      ...stamps,
      ...props.accounts[member.key],
      password: passwords.get(member.key) ?? unusableHash(),
    }
    bed.db.run(sql.insertInto('Users').values(row).compile())
    bed.db.run(
      sql
        .insertInto('Wallets')
        .values({ UserId: member.id, balance: member.wallet, ...stamps })
        .compile(),
    )
  }
  return cast
}

function seedProducts(bed: Seedbed, stamps: Stamps): void {
  for (const [index, product] of bed.configuration.products.entries()) {
    const id = index + 1
    const price = product.price ?? bed.random.integer(1, 9)
    const row = {
      id,
      name: product.name,
      description: product.description ?? '',
      price,
      deluxePrice: product.deluxePrice ?? price,
      image: product.image ?? 'undefined.png',
      deletedAt: product.deletedDate ? new Date(product.deletedDate).toISOString() : null,
      ...stamps,
    }
    bed.db.run(sql.insertInto('Products').values(row).compile())
    const stock = {
      id,
      ProductId: id,
      quantity: product.quantity ?? bed.random.integer(30, 99),
      limitPerUser: product.limitPerUser ?? null,
      ...stamps,
    }
    bed.db.run(sql.insertInto('Quantities').values(stock).compile())
    for (const { text, author } of product.reviews ?? []) {
      const member = CAST.find(({ key }) => key === author)
      const name = member ? mailOf(member, bed.configuration.application.domain) : author
      bed.documents.insert('reviews', {
        message: text,
        author: name,
        product: id,
        likesCount: 0,
        likedBy: [],
      })
    }
  }
}
