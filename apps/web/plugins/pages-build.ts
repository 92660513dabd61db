import { fileURLToPath } from 'node:url'
import type { InlineConfig } from 'vite'
import { PAGE_FILES } from './page-files.ts'

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/**
 * Builds the style sheets and scripts of the pages that the server renders. Their names contain no hash, so that the
 * server knows them. Runs after the app's build, into the same folder.
 */
export const pagesBuild: InlineConfig = {
  configFile: false,
  root: here('.'),
  base: './',
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2022',
    sourcemap: false,
    modulePreload: false,
    rolldownOptions: {
      input: Object.fromEntries(Object.entries(PAGE_FILES).map(([name, source]) => [name, here(source)])),
      output: {
        entryFileNames: 'assets/public/[name]',
        assetFileNames: ({ names }) => {
          const own = names.find((name) => name in PAGE_FILES)
          return own ? `assets/public/${own}` : 'assets/[name]-[hash][extname]'
        },
      },
    },
  },
}
