import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib'
import type { Order } from '@fruit/contracts/calls/orders'
import { roundToCents } from '../basket/pricing.ts'
import { printableText, wrapText } from './confirmation-text.ts'

const PAGE = { width: 595, height: 842 } as const
const LEFT = 56
const RIGHT = PAGE.width - LEFT
/** A page is full below this: the footer follows. */
const BOTTOM = 92

const INK = rgb(0.09, 0.19, 0.17)
const MUTED = rgb(0.31, 0.39, 0.36)
const LINE = rgb(0.85, 0.82, 0.75)
const POMEGRANATE = rgb(0.7, 0.13, 0.23)
const LEAF = rgb(0.36, 0.58, 0.25)
const PAPER = rgb(1, 1, 1)

/** Right edges of the number columns and left edge of the name, which takes the space between quantity and price. */
const COLUMNS = { quantity: LEFT + 44, name: LEFT + 62, price: RIGHT - 84, total: RIGHT } as const
const NAME_WIDTH = COLUMNS.price - 66 - COLUMNS.name

const BODY = 10
const LEADING = 14

/** The shop's logo: a fruit, a serpent as negative space, and a leaf split like a tongue. */
const LOGO = {
  fruit:
    'M50 27C53.5 22.5 61 20.5 68.5 21.5C83 23.5 91 37 89.5 54C87.8 75 73 93 60 94.5C55.5 95 53 92.6 50 92.6C47 92.6 44.5 95 40 94.5C27 93 12.2 75 10.5 54C9 37 17 23.5 31.5 21.5C39 20.5 46.5 22.5 50 27Z',
  serpent:
    'M68 37C62 35.2 54 34.6 47 35C39 35.4 33 38.5 33.2 44.5C33.5 53 50 51.5 60 54C67 55.8 70.5 59.5 69 65C66 73 48 70.5 42 75.5C38.5 79 42 82.8 52 83.4',
  leaf: 'M49 24C46.5 12 53 3.5 65 2.5C72 2 76.5 1.5 82 -1C79.8 3 78.6 5.6 79 8.6C82 9.6 85 9.6 88.6 8.4C83.4 15.6 77 20.6 67 22C60.5 23 54.5 21 49 24Z',
} as const

/** The sender of the confirmation. */
export interface Letterhead {
  /** Name of the shop. */
  readonly name: string
  /** True when the logo is shown beside the name. A shop with another logo shows none. */
  readonly marked: boolean
}

/**
 * The confirmation of an order as a PDF; the same bytes for the same order.
 *
 * @param nextTurn of the world
 */
export async function confirmationPdf(
  order: Order,
  letterhead: Letterhead,
  nextTurn: () => Promise<void>,
): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const placedAt = new Date(order.createdAt ?? 0)
  document.setTitle(`Order ${order.orderId}`)
  document.setCreationDate(placedAt)
  document.setModificationDate(placedAt)
  document.setLanguage('en-GB')
  const draft = new ConfirmationWriter(document, order, letterhead, {
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
    display: await document.embedFont(StandardFonts.TimesRoman),
  })
  draft.opening()
  await draft.table(nextTurn)
  draft.sums()
  draft.footers()
  return document.save()
}

interface Fonts {
  readonly plain: PDFFont
  readonly bold: PDFFont
  readonly display: PDFFont
}

/** Writes a confirmation from top to bottom, on as many pages as it needs. */
class ConfirmationWriter {
  readonly #document: PDFDocument
  readonly #order: Order
  readonly #name: string
  readonly #marked: boolean
  readonly #fonts: Fonts
  #page: PDFPage
  /** Baseline of the next line, from the bottom of the page. */
  #y = 0

  constructor(document: PDFDocument, order: Order, { name, marked }: Letterhead, fonts: Fonts) {
    this.#document = document
    this.#order = order
    this.#name = printableText(name, fonts.display)
    this.#marked = marked
    this.#fonts = fonts
    this.#page = document.addPage([PAGE.width, PAGE.height])
  }

  /** Head of the first page: logo, name of the shop, order number and date. */
  opening(): void {
    const { display, plain, bold } = this.#fonts
    this.#y = PAGE.height - 86
    let left = LEFT
    if (this.#marked) {
      const at = { x: LEFT - 4, y: this.#y + 34, scale: 0.46 }
      this.#page.drawSvgPath(LOGO.fruit, { ...at, color: POMEGRANATE })
      this.#page.drawSvgPath(LOGO.serpent, { ...at, borderColor: PAPER, borderWidth: 8.6, borderLineCap: 1 })
      this.#page.drawSvgPath(LOGO.leaf, { ...at, color: LEAF })
      left += 52
    }
    const [title = '', ...more] = wrapText(this.#name, display, 24, RIGHT - left)
    this.#text(title, left, display, 24)
    for (const line of more) {
      this.#y -= 28
      this.#text(line, left, display, 24)
    }
    this.#y -= 58
    this.#text('Order confirmation', LEFT, bold, 15)
    this.#y -= 24
    this.#text('Order number', LEFT, plain, BODY, MUTED)
    this.#text(this.#order.orderId, LEFT + 90, plain)
    if (this.#order.createdAt) {
      this.#y -= LEADING + 2
      this.#text('Date', LEFT, plain, BODY, MUTED)
      this.#text(longDate(this.#order.createdAt), LEFT + 90, plain)
    }
    this.#y -= 40
  }

  /** Table of the ordered products. Pauses before each of them, because their names may be long. */
  async table(nextTurn: () => Promise<void>): Promise<void> {
    this.#tableHead()
    for (const { name, quantity, price, total } of this.#order.products) {
      await nextTurn()
      const lines = wrapText(printableText(name, this.#fonts.plain), this.#fonts.plain, BODY, NAME_WIDTH)
      this.#need(lines.length * LEADING, () => this.#tableHead())
      this.#right(String(quantity), COLUMNS.quantity)
      this.#right(money(price), COLUMNS.price)
      this.#right(money(total), COLUMNS.total)
      for (const line of lines) {
        this.#text(line, COLUMNS.name, this.#fonts.plain)
        this.#y -= LEADING
      }
      this.#rule(0.5, LEADING - 8)
      this.#y -= 10
    }
  }

  /** The sums: items, discount, delivery and total. */
  sums(): void {
    const { promotionalAmount, deliveryPrice, totalPrice, products, bonus } = this.#order
    const { plain, bold } = this.#fonts
    const discount = Number(promotionalAmount ?? 0)
    const items = roundToCents(products.reduce((sum, { total }) => sum + total, 0))
    this.#need(7 * (LEADING + 4))
    this.#y -= 12
    const sum = (what: string, amount: string, font = plain, size = BODY) => {
      this.#right(what, COLUMNS.price, font, size)
      this.#right(amount, COLUMNS.total, font, size)
      this.#y -= LEADING + 4
    }
    sum('Items', money(items))
    if (discount !== 0) sum('Discount', money(-discount))
    sum('Delivery', money(deliveryPrice ?? 0))
    this.#y -= 4
    sum('Total', money(totalPrice), bold, 13)
    this.#y -= 18
    const points = `${bonus} bonus ${bonus === 1 ? 'point' : 'points'}`
    this.#text(`This order is worth ${points} in your wallet.`, LEFT, plain, BODY, MUTED)
    this.#y -= LEADING + 2
    this.#text('Thank you for giving in to temptation.', LEFT, plain, BODY, MUTED)
  }

  /** Page numbers, written last because the number of pages must be known. */
  footers(): void {
    const pages = this.#document.getPages()
    for (const [index, page] of pages.entries()) {
      this.#page = page
      this.#y = 56
      this.#rule(0.5, 18)
      this.#text(`Order ${this.#order.orderId}`, LEFT, this.#fonts.plain, 8.5, MUTED)
      this.#right(`Page ${index + 1} of ${pages.length}`, RIGHT, this.#fonts.plain, 8.5, MUTED)
    }
  }

  #tableHead(): void {
    const { bold } = this.#fonts
    this.#right('Quantity', COLUMNS.quantity, bold, 9, MUTED)
    this.#text('Product', COLUMNS.name, bold, 9, MUTED)
    this.#right('Unit price', COLUMNS.price, bold, 9, MUTED)
    this.#right('Total', COLUMNS.total, bold, 9, MUTED)
    this.#rule(1, -8)
    this.#y -= 26
  }

  /** Starts a new page when less than `height` is left; `head` draws the top of it. */
  #need(height: number, head?: () => void): void {
    if (this.#y - height >= BOTTOM) return
    this.#page = this.#document.addPage([PAGE.width, PAGE.height])
    this.#y = PAGE.height - 72
    head?.()
  }

  #text(text: string, x: number, font: PDFFont, size = BODY, color = INK): void {
    this.#page.drawText(text, { x, y: this.#y, font, size, color })
  }

  #right(text: string, end: number, font = this.#fonts.plain, size = BODY, color = INK): void {
    this.#text(text, end - font.widthOfTextAtSize(text, size), font, size, color)
  }

  /** A rule across the page, `above` the next baseline. */
  #rule(thickness: number, above: number): void {
    const y = this.#y + above
    this.#page.drawLine({ start: { x: LEFT, y }, end: { x: RIGHT, y }, thickness, color: LINE })
  }
}

function money(amount: number): string {
  return `${amount < 0 ? '\u2013' : ''}${Math.abs(amount).toFixed(2)}\u00a4`
}

function longDate(time: string): string {
  return new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}
