import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { writeReportFonts } from '@fruit/classroom/exports/write-report-fonts'
import { build, type Plugin } from 'vite'
import { pagesBuild } from '../../apps/web/plugins/pages-build.ts'
import { compileServer, root, serverFlags, sourceState, stampFile, upToDate } from '../sources.mjs'
import { LICENSES_FILE, licenseProblems, licenseTexts, SBOM_FILE, sbomOf } from './inventory.ts'
import { type BundledFiles, noteBundledFiles, shippedPackages } from './shipped-packages.ts'

/** Smaller files are not compressed: they fit in one packet anyway. */
const MIN_COMPRESSED_BYTES = 1024
/** Larger files are compressed at a lower level: the last per cent would take minutes for the Solidity compiler. */
const LARGE_BYTES = 2 * 1024 * 1024
const COMPRESSIBLE = /\.(?:js|css|html|svg|json|map|txt|vtt|webmanifest)$/

/** Builds the web client and the server, and compresses the client's files. */
async function buildAll(): Promise<void> {
  const state = sourceState()
  rmSync(stampFile, { force: true })
  const bundled: BundledFiles = { server: new Set(), web: new Set(), console: new Set() }
  const noted = (part: keyof BundledFiles) => {
    const plugins = () => [noteBundledFiles(bundled[part]), withoutTimings]
    return { logLevel: 'warn', plugins: plugins(), worker: { plugins } } as const
  }
  await step('web client', () => build({ root: join(root, 'apps/web'), ...noted('web') }))
  await step('pages', () => build({ ...pagesBuild, ...noted('web') }))
  await step('console', () => build({ root: join(root, 'apps/console'), ...noted('console') }))
  await step('compressed files', async () => {
    for (const dist of ['apps/web/dist', 'apps/console/dist']) compressFiles(join(root, dist))
  })
  await step('server', () => build({ root: join(root, 'apps/server'), ...noted('server') }))
  await step('fonts of reports', () => writeReportFonts(join(root, 'apps/server/dist/report-fonts')))
  await step('inventory', async () => writeInventory(bundled))
  await step('compiled code', async () => compileServer(serverFlags, root))
  writeFileSync(stampFile, state)
}

/** Leaves out the bundler's remarks on slow plugins, which are of no use to a person who starts a shop. */
const withoutTimings: Plugin = {
  name: 'fruit:without-timings',
  config: () => ({ build: { rolldownOptions: { checks: { bundlerTimings: false } } } }),
}

/** Writes what is shipped of others, and their licences, beside the server, and the licences for browsers as well. */
function writeInventory(bundled: BundledFiles): void {
  const packages = shippedPackages(bundled)
  const problems = licenseProblems(packages)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  writeFileSync(join(root, 'apps/server/dist', SBOM_FILE), sbomOf(packages, version))
  const texts = licenseTexts(packages)
  writeFileSync(join(root, 'apps/server/dist', LICENSES_FILE), texts)
  writeFileSync(join(root, 'apps/web/dist/assets/third-party-licenses.txt'), texts)
}

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now()
  process.stdout.write(`Building ${name} … `)
  await work()
  process.stdout.write(`${((performance.now() - start) / 1000).toFixed(1)} s\n`)
}

function compressFiles(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!COMPRESSIBLE.test(name) || name.endsWith('index.html')) continue
    const file = join(folder, name)
    const bytes = readFileSync(file)
    if (bytes.length < MIN_COMPRESSED_BYTES) continue
    const [brotli, gzip] = bytes.length > LARGE_BYTES ? [4, 6] : [constants.BROTLI_MAX_QUALITY, 9]
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: brotli } }
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, options))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: gzip }))
  }
}

if (process.argv.includes('--if-stale') && upToDate()) console.log('everything is built')
else await buildAll()
