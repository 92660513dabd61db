import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, parse as parsePath } from 'node:path'
import { CAST } from '@fruit/shop/cast'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../sources.mjs'

interface Product {
  name: string
  price: number
  description: string
  image: string
  deluxePrice?: number
  quantity?: number
  limitPerUser?: number
  deletedDate?: string
  reviews?: { text: string; author: string }[]
  urlForProductTamperingChallenge?: string
  useForChristmasSpecialChallenge?: boolean
  keywordsForPastebinDataLeakChallenge?: string[]
  fileForRetrieveBlueprintChallenge?: string
  exifForBlueprintChallenge?: string[]
}

const { products, memories } = parse(readFileSync(join(root, 'config/default.yml'), 'utf8')) as {
  products: Product[]
  memories: { caption: string; user?: string }[]
}
/** By id, which is the position in the list. */
const product = (id: number) => products[id - 1]!
const pictures = join(root, 'apps/web/public/assets/public/images/products')
const keys = new Set(CAST.map(({ key }) => key))

describe('product range', () => {
  it('has at least 56 products, each with its own name and picture', () => {
    expect(products.length).toBeGreaterThanOrEqual(56)
    expect(new Set(products.map(({ name }) => name)).size).toBe(products.length)
    expect(new Set(products.map(({ image }) => image)).size).toBe(products.length)
  })

  it('keeps the ids that clients expect', () => {
    expect(product(1)).toMatchObject({ price: 1.99, limitPerUser: 5 })
    const { urlForProductTamperingChallenge: url, description } = product(9)
    expect(description).toContain(`<a href="${url}" target="_blank">More...</a>`)
    expect(product(10)).toMatchObject({ useForChristmasSpecialChallenge: true, deletedDate: '2014-12-27' })
    expect(product(11)).toMatchObject({ deletedDate: '2019-02-01' })
    expect(product(11).keywordsForPastebinDataLeakChallenge?.length).toBeGreaterThanOrEqual(2)
    expect(product(26).fileForRetrieveBlueprintChallenge).toMatch(/\.stl$/)
  })

  it('does not name the dangerous plants', () => {
    const words = product(11).keywordsForPastebinDataLeakChallenge!
    const texts = JSON.stringify(products.map(({ description, reviews }) => [description, reviews])).toLowerCase()
    expect(words.filter((word) => texts.includes(word))).toEqual([])
  })

  it('matches the totals of the initial orders', () => {
    const cents = (price: number) => Math.round(price * 100)
    expect(3 * cents(product(1).price) + cents(product(2).price)).toBe(896)
    expect(3 * cents(product(3).price)).toBe(2697)
  })

  it('allows the quantities in the initial baskets', () => {
    for (const id of [2, 3, 4]) expect(product(id)).not.toHaveProperty('limitPerUser')
  })

  it('has a product that is sold out, and some with low stock', () => {
    const stocks = products.map(({ quantity }) => quantity)
    expect(stocks).toContain(0)
    expect(stocks.filter((stock) => stock && stock <= 5).length).toBeGreaterThanOrEqual(2)
  })

  it('is never more expensive for deluxe members', () => {
    const dearer = products.filter(({ price, deluxePrice = price }) => deluxePrice > price)
    expect(dearer).toEqual([])
  })

  it('has reviews by the cast, short enough for a customer to send', () => {
    const reviews = products.flatMap((product) => product.reviews ?? [])
    expect(reviews.filter(({ author }) => !keys.has(author))).toEqual([])
    expect(reviews.filter(({ text }) => text.length > 160)).toEqual([])
  })
})

describe('photo wall', () => {
  it('only has photos of the cast', () => {
    expect(memories.filter(({ user }) => user !== undefined && !keys.has(user))).toEqual([])
  })
})

describe('product pictures', () => {
  it('are each rendered from a drawing, and there are no others', () => {
    const drawn = readdirSync(join(root, 'art/products')).filter((file) => file.endsWith('.svg'))
    const names = (files: string[]) => files.map((file) => parsePath(file).name).sort()
    expect(names(readdirSync(pictures))).toEqual(names(drawn))
    expect(readdirSync(pictures).sort()).toEqual(products.map(({ image }) => image).sort())
  })

  it('have 480 × 480 pixels and are distinct', async () => {
    const seen = new Set<string>()
    for (const { image } of products) {
      const file = join(pictures, image)
      expect(await sharp(file).metadata()).toMatchObject({ width: 480, height: 480 })
      seen.add(readFileSync(file).toString('base64'))
    }
    expect(seen.size).toBe(products.length)
  })

  it('have at most 900 kB in total', () => {
    const weights = products.map(({ image }) => statSync(join(pictures, image)).size)
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(900_000)
  })

  it('name the software of the blueprint in their metadata', async () => {
    const { image, exifForBlueprintChallenge } = product(26)
    const { exif } = await sharp(join(pictures, image)).metadata()
    for (const text of exifForBlueprintChallenge!) expect(exif?.toString('latin1')).toContain(text)
  })
})
