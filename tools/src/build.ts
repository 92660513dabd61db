import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { writeReportFonts } from '../../apps/server/src/console/exports/write-report-fonts.ts'
import { pagesBuild } from '../../apps/web/plugins/pages-build.ts'
import { compileServer, root, serverFlags, sourceState, stampFile, upToDate } from '../sources.mjs'

/** Smaller files are not compressed: they fit in one packet anyway. */
const SMALLEST_BYTES = 1024
/** Larger files are compressed at a lower level: the last per cent would take minutes for the Solidity compiler. */
const LARGE_BYTES = 2 * 1024 * 1024
const COMPRESSIBLE = /\.(?:js|css|html|svg|json|map|txt|vtt|webmanifest)$/

/** Builds the web client and the server, and compresses the client's files. */
async function buildAll(): Promise<void> {
  const state = sourceState()
  rmSync(stampFile, { force: true })
  await step('web client', () => build({ root: join(root, 'apps/web'), logLevel: 'warn' }))
  await step('pages', () => build({ ...pagesBuild, logLevel: 'warn' }))
  await step('console', () => build({ root: join(root, 'apps/console'), logLevel: 'warn' }))
  await step('compressed files', async () => {
    for (const dist of ['apps/web/dist', 'apps/console/dist']) compressFiles(join(root, dist))
  })
  await step('server', () => build({ root: join(root, 'apps/server'), logLevel: 'warn' }))
  await step('fonts of reports', () => writeReportFonts(join(root, 'apps/server/dist/report-fonts')))
  await step('compiled code', async () => compileServer(serverFlags, root))
  writeFileSync(stampFile, state)
}

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now()
  process.stdout.write(`building ${name} … `)
  await work()
  process.stdout.write(`${((performance.now() - start) / 1000).toFixed(1)} s\n`)
}

function compressFiles(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!COMPRESSIBLE.test(name) || name.endsWith('index.html')) continue
    const file = join(folder, name)
    const bytes = readFileSync(file)
    if (bytes.length < SMALLEST_BYTES) continue
    const [brotli, gzip] = bytes.length > LARGE_BYTES ? [4, 6] : [constants.BROTLI_MAX_QUALITY, 9]
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: brotli } }
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, options))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: gzip }))
  }
}

if (process.argv.includes('--if-stale') && upToDate()) console.log('everything is built')
else await buildAll()
