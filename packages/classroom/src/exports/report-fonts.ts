import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { type PDFDocument, type PDFFont, StandardFonts } from '@cantoo/pdf-lib'

/** Entry of `fonts.json` for a font file of the build. */
export interface ReportFont {
  readonly file: string
  /** Whether its strokes must be drawn thicker. */
  readonly isThin: boolean
  /** Ranges of code points that this font covers, first and last inclusive. */
  readonly ranges: readonly (readonly [number, number])[]
}

/** A run of text in one font. */
export interface Run {
  readonly text: string
  readonly font: PDFFont
  readonly isThin: boolean
}

interface LoadedFont extends ReportFont {
  embedded: PDFFont | null
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const LATIN = 'noto-sans-latin'
const LATIN_FILE = 'noto-sans-latin-wght-normal.ttf.br'

/** The fonts of one document. Each is read and embedded when its first character is used. */
export class ReportFonts {
  readonly #document: PDFDocument
  readonly #folder: string
  readonly #fonts: readonly LoadedFont[]
  readonly #plain: PDFFont

  private constructor(document: PDFDocument, folder: string, fonts: readonly LoadedFont[], plain: PDFFont) {
    this.#document = document
    this.#folder = folder
    this.#fonts = fonts
    this.#plain = plain
  }

  /** @param folder of the built fonts; without them, only printable ASCII is shown, and other characters as code points */
  static async create(document: PDFDocument, folder: string): Promise<ReportFonts> {
    const list = join(folder, 'fonts.json')
    const fonts = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as ReportFont[]) : []
    if (fonts.length > 0)
      document.registerFontkit((await import('fontkit')) as unknown as Parameters<PDFDocument['registerFontkit']>[0])
    const known = fonts.map((font) => ({ ...font, embedded: null }))
    const made = new ReportFonts(document, folder, known, await document.embedFont(StandardFonts.Helvetica))
    return made
  }

  /**
   * Splits a text into runs of one font each, in drawing order. A character that no font has, such as an emoji, is replaced with
   * its code point (`U+1F34E`).
   */
  async runs(text: string): Promise<readonly Run[]> {
    const pieces: { font: LoadedFont | null; text: string }[] = []
    for (const sign of text.normalize('NFC').replace(/\p{Cc}+/gu, ' ')) {
      const point = sign.codePointAt(0)!
      const last = pieces.at(-1)
      const font = this.#fontWith(point)
      const shown = font || (this.#fonts.length === 0 && point < 0x7f) ? sign : numberOf(point)
      const home = font ?? this.#fontWith(0x55)
      // A combining mark stays with its letter if that font has it.
      if (last && (last.font === home || (/\p{M}/u.test(sign) && last.font && has(last.font, point))))
        last.text += shown
      else pieces.push({ font: home, text: shown })
    }
    const runs: Run[] = []
    for (const { font, text: piece } of inDrawingOrder(pieces))
      runs.push({ text: piece, font: font ? await this.#embed(font) : this.#plain, isThin: font?.isThin ?? false })
    return runs
  }

  #fontWith(point: number): LoadedFont | null {
    return this.#fonts.find((font) => has(font, point)) ?? null
  }

  async #embed(font: LoadedFont): Promise<PDFFont> {
    const bytes = () => brotliDecompressSync(readFileSync(join(this.#folder, font.file)))
    // Every report contains Latin letters, so that font is embedded whole, and the same text gives the same bytes. Latin ligatures,
    // such as fi, are disabled because they leave a gap.
    const features: Record<string, boolean> = font.file.startsWith(LATIN) ? { liga: false } : {}
    font.embedded ??= await this.#document.embedFont(bytes(), { subset: font.file !== LATIN_FILE, features })
    return font.embedded
  }
}

function has({ ranges }: ReportFont, point: number): boolean {
  return ranges.some(([first, last]) => first <= point && point <= last)
}

function numberOf(point: number): string {
  return `U+${point.toString(16).toUpperCase().padStart(4, '0')}`
}

/** Reverses the order of adjacent right-to-left runs, including the space between them. */
function inDrawingOrder<Piece extends { readonly text: string }>(pieces: readonly Piece[]): readonly Piece[] {
  const isBack = ({ text }: Piece) => RIGHT_TO_LEFT.test(text)
  const drawn: Piece[] = []
  for (let at = 0; at < pieces.length; ) {
    let end = at
    if (isBack(pieces[at]!))
      while (
        end + 1 < pieces.length &&
        (isBack(pieces[end + 1]!) ||
          (pieces[end + 1]!.text.trim() === '' && pieces[end + 2] && isBack(pieces[end + 2]!)))
      )
        end++
    drawn.push(...pieces.slice(at, end + 1).reverse())
    at = end + 1
  }
  return drawn
}
