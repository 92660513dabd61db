import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import decompress from 'woff2-encoder/decompress'

const require = createRequire(import.meta.url)

/** Manifests of the npm packages with fonts for the scripts that the Latin font beside the bundled browser lacks. */
export const FONT_MANIFESTS: readonly string[] = [
  require.resolve('@fontsource-variable/noto-sans-jp/package.json'),
  require.resolve('@fontsource-variable/noto-sans-sc/package.json'),
  require.resolve('@fontsource-variable/noto-sans-devanagari/package.json'),
]

/**
 * Writes the fonts of `FONT_MANIFESTS` as TrueType files. npm has them as WOFF2, which pages may load but which the
 * browser draws as blanks when the system offers it.
 *
 * @param folder absolute path; made when it is missing
 */
export async function writeFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const manifest of FONT_MANIFESTS) {
    const source = join(dirname(manifest), 'files')
    // One axis is enough: the file with the weights holds regular and bold.
    const files = (await readdir(source)).filter((file) => file.endsWith('-wght-normal.woff2'))
    if (files.length === 0) throw new Error(`${source} holds no *-wght-normal.woff2: adapt e2e/support/test-fonts.ts.`)
    for (const file of files)
      await writeFile(join(folder, file.replace(/woff2$/, 'ttf')), await decompress(await readFile(join(source, file))))
  }
}

/**
 * A configuration of fontconfig that knows these folders alone, so that every machine draws the same.
 *
 * @param folders absolute paths of fonts
 * @param cache absolute path where fontconfig may keep its index
 */
export function fontConfiguration(folders: readonly string[], cache: string): string {
  const alias = (family: string) =>
    `  <alias><family>${family}</family><prefer><family>Open Sans</family></prefer></alias>`
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    ...folders.map((folder) => `  <dir>${escapeXml(folder)}</dir>`),
    `  <cachedir>${escapeXml(cache)}</cachedir>`,
    ...['sans-serif', 'serif', 'monospace'].map(alias),
    '</fontconfig>',
    '',
  ].join('\n')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
