import { setImmediate } from 'node:timers/promises'
import {
  PDFDocument,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  setLineWidth,
  setStrokingColor,
  setTextRenderingMode,
  TextRenderingMode,
} from '@cantoo/pdf-lib'
import { ReportFonts, type Run } from './report-fonts.ts'

const PAGE = { width: 595, height: 842 } as const
const LEFT = 56
const RIGHT = PAGE.width - LEFT
const BOTTOM = 64
const INK = rgb(0.06, 0.16, 0.14)
const MUTED = rgb(0.31, 0.39, 0.36)
const LINE = rgb(0.85, 0.82, 0.75)

const SIZES = { title: 20, heading: 13, body: 10, small: 8.5 } as const
type Size = keyof typeof SIZES

/** Unbreakable pieces of a line: words of at most 24 characters, spaces, and single characters of scripts without spaces. */
const PIECE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|\s+|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{1,24}/gu

/**
 * Maximum number of characters in a line; more than fit if each has a width. Without this limit, all zero-width characters would
 * be in one line, which takes seconds to lay out.
 */
const MAX_LINE_LENGTH = 300

/** Objects that are written before other requests run. One of them can be a whole page. */
const OBJECTS_PER_TICK = 5

/** A row of a table, broken into lines. */
interface Row {
  readonly size: Size
  readonly widths: readonly number[]
  readonly cells: readonly (readonly (readonly Run[])[])[]
  readonly height: number
}

/** A column of a table: its share of the width. */
export interface SheetColumn {
  readonly label: string
  readonly share: number
}

/** Writes a report from top to bottom, and adds pages as needed. */
export class Sheet {
  readonly #document: PDFDocument
  readonly #fonts: ReportFonts
  readonly #title: string
  readonly #signs = new Intl.Segmenter('en', { granularity: 'grapheme' })
  readonly #widths = new Map<string, number>()
  #page: PDFPage
  /** Distance from the bottom of the page to the next free position, in points. */
  #y = PAGE.height - 64

  private constructor(document: PDFDocument, fonts: ReportFonts, title: string) {
    this.#document = document
    this.#fonts = fonts
    this.#title = title
    this.#page = document.addPage([PAGE.width, PAGE.height])
  }

  /** @param at time of the report, in milliseconds since the epoch @param fontFolder folder of the built fonts */
  static async open(title: string, at: number, fontFolder: string): Promise<Sheet> {
    const document = await PDFDocument.create({ updateMetadata: false })
    document.setTitle(title)
    document.setCreationDate(new Date(at))
    document.setModificationDate(new Date(at))
    document.setLanguage('en-GB')
    return new Sheet(document, await ReportFonts.create(document, fontFolder), title)
  }

  async title(text: string): Promise<void> {
    await this.#lines(text, 'title', INK, LEFT, RIGHT - LEFT)
    this.#y -= 6
  }

  async heading(text: string): Promise<void> {
    this.#room(60)
    this.#y -= 14
    await this.#lines(text, 'heading', INK, LEFT, RIGHT - LEFT)
    this.#y -= 2
  }

  async paragraph(text: string): Promise<void> {
    await this.#lines(text, 'body', MUTED, LEFT, RIGHT - LEFT)
    this.#y -= 4
  }

  /** Writes a table. Its head is repeated on each page; a row that does not fit begins a new page. */
  async table(columns: readonly SheetColumn[], rows: readonly (readonly string[])[]): Promise<void> {
    const head = await this.#wrapped(
      columns,
      columns.map(({ label }) => label),
      'small',
    )
    this.#room(head.height + 30)
    await this.#row(head)
    for (const cells of rows) {
      const row = await this.#wrapped(columns, cells, 'body')
      if (this.#room(Math.min(row.height, PAGE.height - 160))) await this.#row(head)
      await this.#row(row)
      // A report of a large class takes a while, so this lets other requests run.
      await setImmediate()
    }
    this.#y -= 6
  }

  /** Writes code line by line, with its indentation. */
  async code(text: string): Promise<void> {
    for (const line of text.split('\n')) await this.#lines(line, 'small', INK, LEFT + 12, RIGHT - LEFT - 12)
    this.#y -= 6
  }

  /** @returns the bytes of the document */
  async close(): Promise<Uint8Array> {
    const pages = this.#document.getPages()
    for (const [index, page] of pages.entries()) {
      this.#page = page
      const runs = await this.#fonts.runs(`${index + 1} of ${pages.length}`)
      const room = RIGHT - LEFT - width(runs, SIZES.small) - 24
      const [title = []] = await this.#wrap(this.#title, SIZES.small, room)
      await this.#draw(title, 'small', MUTED, LEFT, 36)
      await this.#draw(runs, 'small', MUTED, RIGHT - width(runs, SIZES.small), 36)
      await setImmediate()
    }
    // Embeds the fonts, which `save` would otherwise do in one piece with the pages.
    await this.#document.flush()
    await setImmediate()
    return this.#document.save({ objectsPerTick: OBJECTS_PER_TICK })
  }

  async #wrapped(columns: readonly SheetColumn[], cells: readonly string[], size: Size): Promise<Row> {
    const whole = columns.reduce((sum, { share }) => sum + share, 0)
    const widths = columns.map(({ share }) => ((RIGHT - LEFT) * share) / whole)
    const wrapped = await Promise.all(cells.map((cell, index) => this.#wrap(cell, SIZES[size], widths[index]! - 8)))
    const height = Math.max(...wrapped.map(({ length }) => length)) * SIZES[size] * 1.4 + 8
    return { size, widths, cells: wrapped, height }
  }

  async #row({ size, widths, cells, height }: Row): Promise<void> {
    const leading = SIZES[size] * 1.4
    this.#page.drawLine({ start: { x: LEFT, y: this.#y }, end: { x: RIGHT, y: this.#y }, thickness: 0.6, color: LINE })
    const top = this.#y - 4
    for (const [index, lines] of cells.entries()) {
      const x = LEFT + widths.slice(0, index).reduce((sum, each) => sum + each, 0)
      for (const [line, runs] of lines.entries()) {
        const y = top - leading * (line + 0.75)
        if (y > BOTTOM - 20) await this.#draw(runs, size, size === 'small' ? MUTED : INK, x, y)
      }
    }
    this.#y -= height
  }

  async #lines(text: string, size: Size, color: typeof INK, x: number, most: number): Promise<void> {
    const leading = SIZES[size] * 1.4
    for (const runs of await this.#wrap(text, SIZES[size], most)) {
      this.#room(leading)
      await this.#draw(runs, size, color, x, this.#y - SIZES[size])
      this.#y -= leading
      // Lets other requests run, as in `table`.
      await setImmediate()
    }
  }

  /** Adds a page if the remaining height is too small. @returns whether a page was added */
  #room(height: number): boolean {
    if (this.#y - height >= BOTTOM) return false
    this.#page = this.#document.addPage([PAGE.width, PAGE.height])
    this.#y = PAGE.height - 56
    return true
  }

  async #draw(runs: readonly Run[], size: Size, color: typeof INK, x: number, y: number): Promise<void> {
    let at = x
    for (const { text, font, isThin } of runs) {
      if (isThin)
        this.#page.pushOperators(
          pushGraphicsState(),
          setTextRenderingMode(TextRenderingMode.FillAndOutline),
          setLineWidth(SIZES[size] * 0.035),
          setStrokingColor(color),
        )
      this.#page.drawText(text, { x: at, y, size: SIZES[size], font, color })
      if (isThin) this.#page.pushOperators(popGraphicsState())
      at += font.widthOfTextAtSize(text, SIZES[size])
    }
  }

  /** Breaks a text between words, and within words that are longer than a line; scripts without spaces break anywhere. */
  async #wrap(text: string, size: number, most: number): Promise<readonly (readonly Run[])[]> {
    const lines: string[] = []
    let line = ''
    let used = 0
    for (const piece of await this.#pieces(text, size, most)) {
      const wide = (await this.#widthOf(piece)) * size
      if ((used + wide <= most && line.length < MAX_LINE_LENGTH) || line === '') {
        line += piece
        used += wide
        continue
      }
      lines.push(line.trimEnd())
      line = piece.trimStart()
      used = line === '' ? 0 : wide
    }
    return Promise.all([...lines, line].map((each) => this.#fonts.runs(each)))
  }

  /** Splits a text into pieces that each fit into one line. */
  async #pieces(text: string, size: number, most: number): Promise<readonly string[]> {
    const isWide = async (piece: string) => (await this.#widthOf(piece)) * size > most
    const pieces: string[] = []
    for (const piece of text.match(PIECE) ?? []) {
      if (!(await isWide(piece))) pieces.push(piece)
      else
        for (const { segment } of this.#signs.segment(piece))
          pieces.push(...((await isWide(segment)) ? [...segment] : [segment]))
    }
    return pieces
  }

  /** Returns the width of a piece at a size of one point; cached, because words repeat. */
  async #widthOf(piece: string): Promise<number> {
    const known = this.#widths.get(piece)
    if (known !== undefined) return known
    const wide = width(await this.#fonts.runs(piece), 1)
    this.#widths.set(piece, wide)
    return wide
  }
}

function width(runs: readonly Run[], size: number): number {
  return runs.reduce((sum, { text, font }) => sum + font.widthOfTextAtSize(text, size), 0)
}
