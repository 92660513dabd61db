import { z } from 'zod'
import { amount, fileOrUrl, flag, nonBlankText, oneOf, section, text, wholeNumber } from './setting-kinds.ts'

const DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})$/

/**
 * A day such as `2019-02-1`, or a complete ISO time. Converted to ISO 8601 in UTC, so that the host's time zone does
 * not matter.
 */
const day = text
  .transform((value) => {
    const [, year, month, date] = DAY.exec(value) ?? []
    const time = new Date(year ? `${year}-${month!.padStart(2, '0')}-${date!.padStart(2, '0')}` : value)
    return Number.isNaN(time.getTime()) ? null : time.toISOString()
  })
  .pipe(z.string({ error: 'a day such as 2019-02-01' }))

/** Kinds of products that visitors can filter by. */
export const PRODUCT_KINDS = ['drink', 'larder', 'keepsake'] as const

const product = section({
  name: nonBlankText,
  /** HTML. */
  description: text.optional(),
  /** Random if missing, as is `quantity`. */
  price: amount.optional(),
  /** Price for deluxe members; by default the price. */
  deluxePrice: amount.optional(),
  limitPerUser: wholeNumber(1).optional(),
  image: fileOrUrl.optional(),
  /** Kind in the product list; by default a drink. */
  kind: oneOf(PRODUCT_KINDS).optional(),
  quantity: wholeNumber(0).optional(),
  /** Since then the product is no longer sold; it stays in the database. */
  deletedDate: day.optional(),
  /** `author` is the key of a seeded account. */
  reviews: z
    .array(section({ text, author: nonBlankText }), { error: 'a list of reviews with text and author' })
    .optional(),
  urlForProductTamperingChallenge: text.optional(),
  useForChristmasSpecialChallenge: flag.optional(),
  keywordsForPastebinDataLeakChallenge: z.array(nonBlankText, { error: 'a list of texts' }).optional(),
  fileForRetrieveBlueprintChallenge: text.optional(),
  exifForBlueprintChallenge: z.array(nonBlankText, { error: 'a list of texts' }).optional(),
})

/** A product in the configuration; its id is its position in the list, from 1. */
export type ConfiguredProduct = z.output<typeof product>

const CHALLENGE_ROLES = {
  urlForProductTamperingChallenge: (product) => Boolean(product.urlForProductTamperingChallenge),
  useForChristmasSpecialChallenge: (product) => product.useForChristmasSpecialChallenge === true,
  keywordsForPastebinDataLeakChallenge: (product) => Boolean(product.keywordsForPastebinDataLeakChallenge?.length),
  fileForRetrieveBlueprintChallenge: (product) => Boolean(product.fileForRetrieveBlueprintChallenge),
} as const satisfies Partial<Record<keyof ConfiguredProduct, (product: ConfiguredProduct) => boolean>>

/** Roles of products in challenges; each belongs to exactly one product. */
type ChallengeRole = keyof typeof CHALLENGE_ROLES

const CHALLENGE_ROLE_NAMES = Object.keys(CHALLENGE_ROLES) as readonly ChallengeRole[]

/** The roles of a product in challenges. */
function challengeRolesOf(product: ConfiguredProduct): ChallengeRole[] {
  return CHALLENGE_ROLE_NAMES.filter((special) => CHALLENGE_ROLES[special](product))
}

const quoted = (products: readonly ConfiguredProduct[]) => products.map(({ name }) => JSON.stringify(name)).join(', ')

/** The products, with the rules that challenges depend on. */
export const productList = z.array(product, { error: 'a list of products' }).check((context) => {
  const products = context.value
  const refuse = (path: (string | number)[], allowed: string, found: string) =>
    context.issues.push({ code: 'custom', input: products, path, message: allowed, params: { found } })

  if (products.length < 4) refuse([], 'at least 4 products', `${products.length} of them`)
  for (const special of CHALLENGE_ROLE_NAMES) {
    const bearers = products.filter((product) => CHALLENGE_ROLES[special](product))
    if (bearers.length === 1) continue
    const found = bearers.length === 0 ? `no product with ${special}` : `${bearers.length}: ${quoted(bearers)}`
    const second = products.indexOf(bearers[1]!)
    refuse(second < 0 ? [] : [second, special], `exactly one product with ${special}`, found)
  }
  for (const [index, product] of products.entries()) {
    const specials = challengeRolesOf(product)
    if (specials.length > 1)
      refuse(
        [index],
        'at most one of the four challenge roles on a product',
        `${quoted([product])} with ${specials.join(', ')}`,
      )
    if (product.fileForRetrieveBlueprintChallenge && !product.exifForBlueprintChallenge?.length)
      refuse(
        [index, 'exifForBlueprintChallenge'],
        'a list of texts, because the product has fileForRetrieveBlueprintChallenge',
        product.exifForBlueprintChallenge ? 'an empty list' : 'nothing',
      )
  }
})
