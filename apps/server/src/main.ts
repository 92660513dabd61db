import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildApp } from './build-app.ts'
import { botTraining } from './configuration/bot-training.ts'
import { ConfigurationError, loadConfiguration } from './configuration/load-configuration.ts'
import { DataFolderTrouble, explainFull, prepareDataFolder, storingIn } from './data-folder.ts'
import { DataFolderInUse } from './data-folder-lock.ts'
import { openProvider } from './identity-provider/open-provider.ts'
import { keptSecret, UnusableKey } from './kept-secret.ts'
import { unknownTexts } from './language-routes.ts'
import { StartTimes } from './metrics/start-times.ts'
import type { WorldNaming } from './plugins/worlds.ts'
import { SolutionWebhook, webhookAddress } from './solution-webhook.ts'

const USAGE = `Forbidden Fruit, a juice shop with holes on purpose.

  npm start -- [options]

  --config FILE   a configuration that is merged over config/default.yml and config/<NODE_ENV>.yml
  --data DIR      folder of the worlds (default: data)
  --fresh         throw every world away first
  --class         give each browser a world of its own, for a class on one server
  --help          this text

Environment: PORT, HOST (default 127.0.0.1), NODE_ENV, BASE_PATH, CTF_KEY,
IDP_PORT (of the identity provider; default: PORT + 1), IDP_URL (its address as browsers see it),
SOLUTIONS_WEBHOOK (a web address that is told of solved challenges),
TRUST_PROXY (addresses of reverse proxies that may say who asks, such as 127.0.0.1,10.0.0.0/8)`

/** What becomes of worlds when the key of their cookies is lost. */
const LOST_WORLDS = 'no browser finds its old world'

const LOOPBACK = /^(?:127(?:\.\d+){3}|localhost|::1)$/

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      config: { type: 'string' },
      data: { type: 'string', default: 'data' },
      fresh: { type: 'boolean', default: false },
      class: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return
  }
  const root = process.env.FRUIT_ROOT ?? process.cwd()
  const startTimes = new StartTimes()
  startTimes.reached('validatePreconditions')
  const { configuration, warnings } = await startTimes.during('validateConfig', () =>
    loadConfiguration({
      folder: join(root, 'config'),
      environment: process.env.NODE_ENV,
      file: values.config,
      env: process.env,
    }),
  )
  const webhook = webhookAddress(process.env)
  for (const warning of warnings) console.warn(`warning: ${warning}`)
  const dataFolder = resolve(values.data)
  const clear = (part: string) => rmSync(join(dataFolder, part), { recursive: true, force: true })
  if (values.fresh) storingIn(dataFolder, () => ['worlds', 'templates'].forEach(clear))
  prepareDataFolder(dataFolder)
  const flagKey =
    process.env.CTF_KEY ||
    storingIn(dataFolder, () => keptSecret([root, dataFolder], 'ctf.key', 'flags that were handed out count no more'))
  const naming: WorldNaming = values.class
    ? { kind: 'cookie', key: storingIn(dataFolder, () => keptSecret([dataFolder], 'world-cookie.key', LOST_WORLDS)) }
    : { kind: 'one', id: 'home' }
  const host = process.env.HOST || '127.0.0.1'
  if (!LOOPBACK.test(host)) {
    console.warn(
      `warning: listening on ${host}: everybody who reaches this machine can attack the shop, and learn how it is done.\n` +
        '         Its holes stay inside the shop, but let only people in whom you train.',
    )
  }
  // Set by `npm run dev`, which takes the shop's port, knows what a browser needs beside the page, and passes on the rest.
  const { DEV_WEB_FOLDER } = process.env
  const webFolder = DEV_WEB_FOLDER ?? join(root, 'apps', 'web', 'dist')
  const webBuilt = existsSync(join(webFolder, 'index.html'))
  if (!webBuilt) console.warn('warning: the web client is not built, so only calls are answered: npm run build')
  if (webBuilt)
    for (const key of unknownTexts(join(webFolder, 'assets', 'i18n'), configuration.application.englishTexts))
      console.warn(`warning: application.englishTexts: the web client has no text ${key}`)
  const outside = await openProvider({
    configuration,
    host,
    env: process.env,
    report: (line) => console.warn(line),
  })
  const report = (line: string) => console.log(line)
  const config = process.env.NODE_ENV || 'default'
  const issuer = { appName: configuration.application.name, config, version: VERSION }
  const app = await buildApp({
    configuration,
    startTimes,
    dataFolder,
    version: VERSION,
    botTraining: await botTraining(configuration, join(root, 'config')),
    flagKey,
    naming,
    ...(webBuilt && { webFolder }),
    identityProvider: outside.provider,
    pageEditor: outside.pageEditor,
    webhook: webhook === null ? null : new SolutionWebhook(webhook, issuer, report),
    report,
  }).catch((error: unknown) => {
    throw explainFull(dataFolder, error)
  })
  stopOnSignals(() => Promise.all([app.server.close(), outside.close()]))
  const { port } = configuration.server
  await app.server.listen(DEV_WEB_FOLDER ? { port: 0, host: '127.0.0.1' } : { port, host })
  startTimes.reached('ready')
  const address = host.includes(':') ? `[${host}]` : host
  const line = `${configuration.application.name} ${VERSION} is open on http://${address}:${port}`
  if (DEV_WEB_FOLDER) process.send?.({ opened: { line, host, port, behind: app.server.server.address() } })
  else console.log(line)
}

/** Set by the build: the product's version. */
declare const VERSION: string

/** After a signal the process ends within so many milliseconds, whatever hangs. By then all worlds are closed. */
const LAST_MS = 4800

function stopOnSignals(close: () => Promise<unknown>): void {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      setTimeout(() => process.exit(1), LAST_MS).unref()
      close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
  }
}

/** Their messages say what to do. */
const OUR_ERRORS = [ConfigurationError, DataFolderInUse, DataFolderTrouble, UnusableKey] as const

function explain(error: unknown): string {
  const { code, message, syscall } = error as NodeJS.ErrnoException
  if (OUR_ERRORS.some((kind) => error instanceof kind)) return message
  if (code === 'EADDRINUSE')
    return `The port is taken: ${message.replace(/^.*EADDRINUSE: /, '')}. Stop the other server, or choose a port with PORT=<number>.`
  if ((code === 'EACCES' && syscall === 'listen') || code === 'EADDRNOTAVAIL')
    return `Cannot listen there: ${message}. Choose another PORT or HOST.`
  if (code?.startsWith('ERR_PARSE_ARGS')) return `${message}\n\n${USAGE}`
  return error instanceof Error ? (error.stack ?? message) : String(error)
}

main().catch((error: unknown) => {
  console.error(explain(error))
  process.exit(1)
})
