import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { hashOf, type KnownSettings, readLayer } from '@fruit/configuration/read-layer'
import { defineConfig } from 'vite'
import { solidity } from '../../packages/chain/src/build/solidity-plugin.ts'
import { shellRealm } from '../../packages/sandbox/src/shell/build/shell-realm-plugin.ts'
import { EXTERNAL_DEPENDENCIES } from './external-dependencies.ts'
import { asciiPlugin, MINIFY_WHITESPACE } from './output-chunks.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { version: string }

/** Workers only need the bundler when they start from sources, so a build never loads it. */
const NOT_BUNDLED = [...EXTERNAL_DEPENDENCIES, 'rolldown']

/** Bundles our own packages and most libraries into a few files. */
export default defineConfig(({ command }) => ({
  plugins: [solidity(), shellRealm({ isBuild: command === 'build' }), asciiPlugin],
  define: {
    VERSION: JSON.stringify(version),
    SEED_SOURCES: JSON.stringify(seedSources()),
    // In development, edited settings must be read.
    ...(command === 'build' && { KNOWN_SETTINGS: JSON.stringify(knownSettings()) }),
  },
  // In development, Node loads libraries itself: some are CommonJS, which only a build converts.
  ssr: command === 'build' ? { noExternal: true, external: NOT_BUNDLED } : { noExternal: [/^@fruit\//] },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    minify: false,
    emptyOutDir: true,
    rolldownOptions: {
      input: { main: 'src/startup/loader/main.ts', compile: 'src/startup/loader/compile.ts', server: 'src/main.ts' },
      // Otherwise the entry would contain code that workers share, and they would run the entry.
      preserveEntrySignatures: 'strict',
      output: {
        // Only CommonJS supports V8's code cache in every version of Node.
        format: 'cjs',
        minify: MINIFY_WHITESPACE,
        codeSplitting: {
          groups: [
            // The chain's worker needs only these two of the modules that a start loads.
            { name: 'hashes', test: /[\\/]@noble[\\/]hashes[\\/]/, priority: 1 },
            { name: 'curves', test: /[\\/]@noble[\\/]curves[\\/]/, priority: 1 },
            // Threads that check properties need only these weaknesses, with their seams, of the catalogue.
            { name: 'own-fixes', test: takesOwnFix, priority: 1 },
            // Modules that every start loads are bundled into one file per group instead of a hundred.
            {
              name: 'challenges',
              test: /[\\/]catalogue[\\/](?:challenges|weaknesses|props)[\\/].+[\\/](?:challenge|weakness|props|tutorial)\.ts$/,
            },
            { name: 'flaws', test: /[\\/]catalogue[\\/](?:challenges|weaknesses)[\\/].+[\\/]flaw\.ts$/ },
            { name: 'seams', test: /[\\/]shop[\\/]src[\\/].+[\\/](?:seams|facts)\.ts$/ },
          ],
        },
      },
    },
  },
}))

/** Tests whether a module is a weakness for which players may write their own fixes. */
function takesOwnFix(id: string): boolean {
  return (
    /[\\/]catalogue[\\/](?:challenges|weaknesses)[\\/][^\\/]+[\\/]weakness\.ts$/.test(id) &&
    /\bown(?:Fix|Contract)\b/.test(readFileSync(id, 'utf8'))
  )
}

/** Returns a hash of the sources that shape a new shop. */
function seedSources(): string {
  const hash = createHash('sha256')
  const files = readdirSync(`${root}/packages/shop/src`, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /^(?:schema|cast|seed[\\/].*)\.ts$/.test(name)).sort())
    hash.update(readFileSync(`${root}/packages/shop/src/${file}`))
  return hash.digest('hex').slice(0, 16)
}

/** Returns the default settings, which every start reads. */
function knownSettings(): KnownSettings {
  const file = `${root}/config/default.yml`
  const reading = readLayer(file)
  if ('problem' in reading) throw new Error(`config/default.yml: ${JSON.stringify(reading.problem)}`)
  return { [hashOf(readFileSync(file, 'utf8'))]: JSON.stringify(reading.layer.settings) }
}
