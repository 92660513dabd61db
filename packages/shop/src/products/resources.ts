import * as calls from '@fruit/contracts/calls/products'
import { showDescription } from '@fruit/isomorphic/products/seams'
import type { PlainText } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { z } from 'zod'
import type { Resource } from '../resources/resource.ts'
import { type StoredRow, shown } from '../resources/row-source.ts'
import type { Values } from '../resources/row-store.ts'
import { rule } from '../resources/rules.ts'
import { PRODUCTS, QUANTITIES } from '../schema.ts'
import { productAdded, productChanged } from './facts.ts'
import { PRODUCT_TEXTS } from './queries.ts'
import { admitNewProduct, admitProductChange, cleanDescription } from './seams.ts'

const money = (missing: PlainText, tooLow: PlainText, tooHigh: PlainText) =>
  z.number({ error: missing }).min(0, tooLow).max(100_000, tooHigh)

const PRODUCT_RULES = z.object({
  name: z
    .string({ error: rule('A product needs a name.') })
    .trim()
    .min(1, rule('A product needs a name.'))
    .max(200, rule('The name takes at most {{maximum}} characters.')),
  description: z
    .string({ error: rule('The description is a text.') })
    .max(2000, rule('The description takes at most 2000 characters.'))
    .default(''),
  price: money(
    'Please give the price as a number.',
    'The price cannot be below 0.',
    'The price cannot be above 100000.',
  ),
  deluxePrice: money(
    'Please give the price for members as a number.',
    'The price for members cannot be below 0.',
    'The price for members cannot be above 100000.',
  ).optional(),
  image: z
    .string({ error: rule('The image is the name of a file or an address.') })
    .max(500, rule('The name of the image takes at most 500 characters.'))
    .regex(/^(?:https?:\/\/\S+|[\w.-]+)$/, rule('The image is the name of a file or an address that begins with http.'))
    .default('undefined.png'),
})

/** Without defaults: fields that are not sent stay unchanged. */
const PRODUCT_CHANGES = z.object({
  name: PRODUCT_RULES.shape.name.optional(),
  description: PRODUCT_RULES.shape.description.unwrap().optional(),
  price: PRODUCT_RULES.shape.price.optional(),
  deluxePrice: PRODUCT_RULES.shape.deluxePrice,
  image: PRODUCT_RULES.shape.image.unwrap().optional(),
})

const STOCK_CHANGES = z.object({
  quantity: z
    .int({ error: rule('The quantity is a whole number.') })
    .min(0, rule('The quantity cannot be below 0.'))
    .max(1_000_000, rule('The quantity cannot be above 1000000.'))
    .optional(),
  limitPerUser: z
    .int({ error: rule('The limit is a whole number, or null for none.') })
    .min(1, rule('The limit cannot be below 1.'))
    .max(1_000_000, rule('The limit cannot be above 1000000.'))
    .nullish(),
})

export const productResources: readonly Resource[] = [
  {
    name: 'Products',
    tag: 'Catalog',
    ...shown(PRODUCTS),
    translated: PRODUCT_TEXTS,
    list: { call: calls.listProducts },
    get: { call: calls.getProduct },
    create: {
      call: calls.createProduct,
      admit: ({ world, session }) => world.use(admitNewProduct)(session),
      rules: PRODUCT_RULES,
      prepare: (visit, fields) => ({ deluxePrice: fields.price!, ...withCleanDescription(visit, fields) }),
      created: async (visit, row) =>
        visit.record(productAdded, { productId: row.id, actor: actorOf(visit), product: await texts(visit, row) }),
    },
    update: {
      call: calls.changeProduct,
      admit: ({ world, session }, columns) => world.call(admitProductChange, session, columns),
      rules: PRODUCT_CHANGES,
      prepare: withCleanDescription,
      updated: async (visit, before, after) =>
        visit.record(productChanged, {
          productId: after.id,
          actor: actorOf(visit),
          before: await texts(visit, before),
          after: await texts(visit, after),
        }),
    },
  },
  {
    name: 'Quantitys',
    tag: 'Catalog',
    ...shown(QUANTITIES),
    list: { call: calls.listStock },
    get: { call: calls.getStock },
    update: { call: calls.changeStock, rules: STOCK_CHANGES },
  },
]

function withCleanDescription({ world }: Visit, fields: Values): Values {
  const { description } = fields
  return typeof description === 'string' ? { ...fields, description: world.use(cleanDescription)(description) } : fields
}

async function texts({ world }: Visit, row: StoredRow) {
  const { name, price, image } = row
  const description = String(row.description)
  const descriptionMarkup = await world.call(showDescription, description)
  return { name: String(name), description, descriptionMarkup, price: Number(price), image: String(image) }
}

function actorOf(visit: Visit): number | null {
  return visit.session?.accountId ?? null
}
