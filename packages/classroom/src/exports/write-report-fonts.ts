import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { create } from 'fontkit'
import decompress from 'woff2-encoder/decompress'
import type { ReportFont } from './report-fonts.ts'

const require = createRequire(import.meta.url)

/** In order of preference: each character is taken from the first font that has it. */
export const FONT_PACKAGES = [
  'noto-sans',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-thai',
  'noto-sans-devanagari',
  'noto-sans-sc',
  'noto-sans-kr',
] as const

/**
 * Build step that writes the fonts for reports: one file for each part of a script, and `fonts.json` with the code points of
 * each. The npm packages contain WOFF2, which PDF documents cannot embed.
 *
 * @param folder created if it is missing
 * @param packages names of the font packages; default: all
 */
export async function writeReportFonts(folder: string, packages: readonly string[] = FONT_PACKAGES): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const taken = new Set<number>()
  const fonts: ReportFont[] = []
  for (const name of packages) {
    const source = join(dirname(require.resolve(`@fontsource-variable/${name}/package.json`)), 'files')
    const files = readdirSync(source).filter((file) => file.endsWith('-wght-normal.woff2'))
    // Many fonts contain spaces and digits, so the file with the most common letters comes first.
    const isLatin = (file: string) => Number(file.endsWith('-latin-wght-normal.woff2'))
    for (const file of files.sort((one, other) => isLatin(other) - isLatin(one))) {
      const bytes = await decompress(readFileSync(join(source, file)))
      const font = create(Buffer.from(bytes)) as unknown as {
        readonly characterSet: readonly number[]
        readonly variationAxes: { readonly wght?: { readonly default: number } }
      }
      const fresh = font.characterSet.filter((sign) => !taken.has(sign) && sign > 0x1f)
      if (fresh.length === 0) continue
      for (const sign of fresh) taken.add(sign)
      const written = file.replace(/woff2$/, 'ttf.br')
      writeFileSync(
        join(folder, written),
        brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
      )
      fonts.push({ file: written, isThin: (font.variationAxes.wght?.default ?? 400) < 400, ranges: rangesOf(fresh) })
    }
  }
  writeFileSync(join(folder, 'fonts.json'), JSON.stringify(fonts))
}

/** Merges adjacent code points into ranges, first and last inclusive. */
function rangesOf(signs: readonly number[]): [number, number][] {
  const ranges: [number, number][] = []
  for (const sign of [...signs].sort((one, other) => one - other)) {
    const last = ranges.at(-1)
    if (last && last[1] === sign - 1) last[1] = sign
    else ranges.push([sign, sign])
  }
  return ranges
}
