import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import decompress from 'woff2-encoder/decompress'

const require = createRequire(import.meta.url)

/** Manifests of the npm packages with fonts for scripts that the Latin font of the bundled browser lacks. */
export const FONT_MANIFESTS: readonly string[] = [
  require.resolve('@fontsource-variable/noto-sans-jp/package.json'),
  require.resolve('@fontsource-variable/noto-sans-sc/package.json'),
  require.resolve('@fontsource-variable/noto-sans-devanagari/package.json'),
]

/**
 * Writes the fonts of `FONT_MANIFESTS` as TrueType files. npm packages contain WOFF2, which the browser loads from
 * pages but draws as empty space when it is a system font.
 *
 * @param folder absolute path; created if missing
 */
export async function writeFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const manifest of FONT_MANIFESTS) {
    const source = join(dirname(manifest), 'files')
    // One axis is enough: the file with the weights contains regular and bold.
    const files = (await readdir(source)).filter((file) => file.endsWith('-wght-normal.woff2'))
    if (files.length === 0)
      throw new Error(`${source} contains no *-wght-normal.woff2: adapt tests/e2e/support/test-fonts.ts.`)
    for (const file of files)
      await writeFile(join(folder, file.replace(/woff2$/, 'ttf')), await decompress(await readFile(join(source, file))))
  }
}

/**
 * A fontconfig configuration with only these folders, so that rendering is the same on every machine.
 *
 * @param folders absolute paths of fonts
 * @param cache absolute path for the index of fontconfig
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
