import { setImmediate as nextIteration } from 'node:timers/promises'
import type { Order } from '@fruit/contracts/calls/orders'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { confirmationPdf } from './confirmation-pdf.ts'

const HOUSE = { name: 'Forbidden Fruit', marked: true }

function anOrder(more: Partial<Order> = {}): Order {
  return {
    _id: 'x',
    orderId: '5267-f73dcd000abcc353',
    email: '*dm*n@fr**t.t*st',
    totalPrice: 27.47,
    products: [
      { id: 2, name: 'First Light Orange Juice (1000 ml)', quantity: 3, price: 8.99, total: 26.97, bonus: 3 },
      { id: 1, name: 'Windfall Apple Juice (1000 ml)', quantity: 2, price: 1.99, total: 3.98, bonus: 0 },
    ],
    bonus: 3,
    eta: '3',
    delivered: false,
    promotionalAmount: '3.98',
    deliveryPrice: 0.5,
    createdAt: '2026-11-21T23:59:00.000Z',
    ...more,
  }
}

/** The lines of text on each page of a document, from top to bottom and left to right. */
async function pagesOf(bytes: Uint8Array): Promise<string[][]> {
  const reading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await reading.promise
  const pages: string[][] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    const lines = new Map<number, { x: number; text: string }[]>()
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const [x, y] = [item.transform[4] as number, Math.round(item.transform[5] as number)]
      lines.set(y, [...(lines.get(y) ?? []), { x, text: item.str }])
    }
    pages.push(
      [...lines]
        .sort(([a], [b]) => b - a)
        .map(([, parts]) =>
          parts
            .sort((a, b) => a.x - b.x)
            .map(({ text }) => text)
            .join(' | '),
        ),
    )
  }
  await reading.destroy()
  return pages
}

describe('confirmationPdf', () => {
  it('lists the products and the sums', async () => {
    expect(await pagesOf(await confirmationPdf(anOrder(), HOUSE, nextIteration))).toEqual([
      [
        'Forbidden Fruit',
        'Order confirmation',
        'Order number | 5267-f73dcd000abcc353',
        'Date | 21 November 2026',
        'Quantity | Product | Unit price | Total',
        '3 | First Light Orange Juice (1000 ml) | 8.99¤ | 26.97¤',
        '2 | Windfall Apple Juice (1000 ml) | 1.99¤ | 3.98¤',
        'Items | 30.95¤',
        'Discount | –3.98¤',
        'Delivery | 0.50¤',
        'Total | 27.47¤',
        'This order is worth 3 bonus points in your wallet.',
        'Thank you for giving in to temptation.',
        'Order 5267-f73dcd000abcc353 | Page 1 of 1',
      ],
    ])
  })

  it('omits a missing discount and a missing date', async () => {
    const { promotionalAmount, createdAt, deliveryPrice, ...old } = anOrder()
    const lines = (await pagesOf(await confirmationPdf(old, HOUSE, nextIteration))).flat().join('\n')
    expect(lines).not.toMatch(/Discount|Date/)
    expect(lines).toContain('Delivery | 0.00¤')
  })

  it('continues on further pages and repeats the table head', async () => {
    const products = Array.from({ length: 40 }, (_, index) => ({
      ...{ id: index + 1, name: `Product number ${index + 1}`, quantity: 1, price: 1, total: 1, bonus: 0 },
    }))
    const pages = await pagesOf(await confirmationPdf(anOrder({ products }), HOUSE, nextIteration))
    expect(pages.length).toBe(2)
    for (const [index, lines] of pages.entries()) {
      expect(lines.at(-1)).toBe(`Order 5267-f73dcd000abcc353 | Page ${index + 1} of 2`)
      expect(lines).toContain('Quantity | Product | Unit price | Total')
    }
    const named = pages.flat().filter((line) => line.includes('Product number'))
    expect(named.map((line) => Number(/number (\d+)/.exec(line)![1]))).toEqual(products.map(({ id }) => id))
  })

  it('wraps long names and breaks long words', async () => {
    const name = `The very long story of a ${'pear'.repeat(40)} that would not end before its time`
    const [product] = anOrder().products
    const pages = await pagesOf(
      await confirmationPdf(anOrder({ products: [{ ...product!, name }] }), HOUSE, nextIteration),
    )
    const text = pages.flat().join(' ')
    expect(text.replace(/[^a-z]/gi, '')).toContain('pear'.repeat(10))
    expect(text).toMatch(/would not end before its time/)
    expect(pages).toHaveLength(1)
  })

  it('replaces characters that the font does not have', async () => {
    const names = ['Crème “Brûlée” – 5 €', 'Łódź ąę\u0301 Ω', '果汁 🍎 \u0000\n\ttab', '\ud800', '<b>&amp;</b>', '']
    const [product] = anOrder().products
    const products = names.map((name) => ({ ...product!, name }))
    const text = (
      await pagesOf(await confirmationPdf(anOrder({ products }), { name: '果 Bar', marked: false }, nextIteration))
    )
      .flat()
      .join('\n')
    expect(text).toContain('Crème “Brûlée” – 5 €')
    expect(text).toContain('ae ?')
    expect(text).toContain('?? ? tab')
    expect(text).toContain('<b>&amp;</b>')
    expect(text).toContain('? Bar')
  })

  it('returns the same bytes for the same order', async () => {
    const [first, second] = [
      await confirmationPdf(anOrder(), HOUSE, nextIteration),
      await confirmationPdf(anOrder(), HOUSE, nextIteration),
    ]
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true)
    expect(first.length).toBeLessThan(10_000)
  })
})
