import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildApp } from './build-app.ts'
import { botTraining } from './configuration/bot-training.ts'
import { ConfigurationError, loadConfiguration } from './configuration/load-configuration.ts'
import { DataFolderInUse } from './data-folder-lock.ts'
import { openProvider } from './identity-provider/open-provider.ts'
import { unknownTexts } from './language-routes.ts'
import { StartTimes } from './metrics/start-times.ts'
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
  if (values.fresh)
    for (const part of ['worlds', 'templates']) rmSync(join(dataFolder, part), { recursive: true, force: true })
  mkdirSync(dataFolder, { recursive: true })
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
    flagKey: process.env.CTF_KEY || keptSecret(root, dataFolder, 'ctf.key'),
    naming: values.class
      ? { kind: 'cookie', key: keptSecret(dataFolder, dataFolder, 'world-cookie.key') }
      : { kind: 'one', id: 'home' },
    ...(webBuilt && { webFolder }),
    identityProvider: outside.provider,
    pageEditor: outside.pageEditor,
    webhook: webhook === null ? null : new SolutionWebhook(webhook, issuer, report),
    report,
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

/** A secret in a file of the first folder, or else one that is made once and kept in the second. */
function keptSecret(first: string, second: string, name: string): string {
  for (const folder of [first, second])
    if (existsSync(join(folder, name))) return readFileSync(join(folder, name), 'utf8')
  const secret = randomBytes(32).toString('hex')
  writeFileSync(join(second, name), secret, { mode: 0o600 })
  return secret
}

function stopOnSignals(close: () => Promise<unknown>): void {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
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

function explain(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (error instanceof ConfigurationError || error instanceof DataFolderInUse) return error.message
  if (code === 'EADDRINUSE')
    return `The port is taken: ${message.replace(/^.*EADDRINUSE: /, '')}. Stop the other server, or choose a port with PORT=<number>.`
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
    return `Cannot listen there: ${message}. Choose another PORT or HOST.`
  if (code?.startsWith('ERR_PARSE_ARGS')) return `${message}\n\n${USAGE}`
  return error instanceof Error ? (error.stack ?? message) : String(error)
}

main().catch((error: unknown) => {
  console.error(explain(error))
  process.exit(1)
})
