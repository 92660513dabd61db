import type { NewShop, Seed } from '@fruit/world/registry/template'
import type { Cast } from '@fruit/world/world'
import { unusableHash } from '../accounts/passwords.ts'
import { CAST, mailOf } from '../cast.ts'
import { seedNotes } from '../chat/notes.ts'
import { SCHEMA, sql } from '../schema.ts'
import { seedAddresses, seedCards } from './addresses-and-cards.ts'
import { seedBystanders } from './bystanders.ts'
import { seedCustomerRequests } from './customer-requests.ts'
import { seedFeedback } from './feedback.ts'
import { seedMemories } from './memories.ts'
import { seedOrders } from './orders.ts'
import { BASKET_ITEMS, BASKETS, DELIVERIES, SECURITY_QUESTIONS } from './rows.ts'
import { seedSecurityAnswers } from './world-secrets.ts'

/** Data that the catalogue's challenges add to a new shop. */
export interface SeedProps {
  readonly accounts: Readonly<Record<string, Readonly<Record<string, string | number | boolean | null>>>>
  readonly securityAnswers: Readonly<Record<string, string>>
}

/**
 * The seed of a shop: the rows of docs/reference/seed.md with fixed ids and random secrets, overridden by the data of
 * challenges.
 *
 * @param hash hashes a password as worlds of this catalogue do
 */
export function seedShop(props: SeedProps, hash: (password: string) => string | Promise<string>): Seed {
  return async (shop) => {
    const time = new Date(shop.now).toISOString()
    const stamps = { createdAt: time, updatedAt: time }
    const passwords = new Map<string, string>()
    for (const [key, { password }] of Object.entries(props.accounts))
      if (typeof password === 'string') passwords.set(key, await hash(password))
    shop.db.execute(SCHEMA)
    return shop.db.transaction(() => {
      const cast = seedAccounts(shop, props, passwords, stamps)
      seedBystanders(shop, stamps)
      seedProducts(shop, stamps)
      seedOrders(shop, cast)
      seedNotes(shop)
      for (const row of DELIVERIES)
        shop.db.run(
          sql
            .insertInto('Deliveries')
            .values({ ...row, ...stamps })
            .compile(),
        )
      for (const question of SECURITY_QUESTIONS)
        shop.db.run(
          sql
            .insertInto('SecurityQuestions')
            .values({ question, ...stamps })
            .compile(),
        )
      seedSecurityAnswers(shop, props.securityAnswers, stamps)
      seedFeedback(shop, cast, stamps)
      seedAddresses(shop, cast, stamps)
      seedCards(shop, cast, stamps)
      seedCustomerRequests(shop, cast, stamps)
      seedMemories(shop, cast, stamps)
      for (const [index, UserId] of BASKETS.entries())
        shop.db.run(
          sql
            .insertInto('Baskets')
            .values({ id: index + 1, coupon: null, UserId, ...stamps })
            .compile(),
        )
      for (const row of BASKET_ITEMS)
        shop.db.run(
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

function seedAccounts(shop: NewShop, props: SeedProps, passwords: ReadonlyMap<string, string>, stamps: Stamps): Cast {
  const { domain } = shop.configuration.application
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
    shop.db.run(sql.insertInto('Users').values(row).compile())
    shop.db.run(
      sql
        .insertInto('Wallets')
        .values({ UserId: member.id, balance: member.wallet, ...stamps })
        .compile(),
    )
  }
  return cast
}

function seedProducts(shop: NewShop, stamps: Stamps): void {
  for (const [index, product] of shop.configuration.products.entries()) {
    const id = index + 1
    const price = product.price ?? shop.random.integer(1, 9)
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
    shop.db.run(sql.insertInto('Products').values(row).compile())
    const stock = {
      id,
      ProductId: id,
      quantity: product.quantity ?? shop.random.integer(30, 99),
      limitPerUser: product.limitPerUser ?? null,
      ...stamps,
    }
    shop.db.run(sql.insertInto('Quantities').values(stock).compile())
    for (const { text, author } of product.reviews ?? []) {
      const member = CAST.find(({ key }) => key === author)
      const name = member ? mailOf(member, shop.configuration.application.domain) : author
      shop.documents.insert('reviews', {
        message: text,
        author: name,
        product: id,
        likesCount: 0,
        likedBy: [],
      })
    }
  }
}
