import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { solidity } from '../../packages/chain/src/build/solidity-plugin.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { version: string }

/** Libraries of many small files: reading them one by one took a third of the start. */
const BUNDLED = ['kysely', 'mingo', 'zod', 'marked', 'hashids', 'yaml', 'socket.io', 'sanitize-html']

/** Builds the server: our own packages and what BUNDLED names in one file; other libraries stay where npm put them. */
export default defineConfig(({ command }) => ({
  plugins: [solidity()],
  define: { VERSION: JSON.stringify(version), SEED_SOURCES: JSON.stringify(seedSources()) },
  // In development Node itself reads libraries: some are CommonJS, which only a build turns into modules.
  ssr: { noExternal: [/^@fruit\//, ...(command === 'build' ? BUNDLED : [])] },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    minify: false,
    sourcemap: true,
    emptyOutDir: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every start loads is one file each, not a hundred.
            { name: 'flaws', test: /[\\/]catalogue[\\/](?:challenges|weaknesses)[\\/].+[\\/]flaw\.ts$/ },
            { name: 'seams', test: /[\\/]shop[\\/]src[\\/].+[\\/](?:seams|facts)\.ts$/ },
          ],
        },
      },
    },
  },
}))

/** A hash of the sources that shape a new shop. */
function seedSources(): string {
  const hash = createHash('sha256')
  const files = readdirSync(`${root}/packages/shop/src`, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /^(?:schema|cast|seed[\\/].*)\.ts$/.test(name)).sort())
    hash.update(readFileSync(`${root}/packages/shop/src/${file}`))
  return hash.digest('hex').slice(0, 16)
}
