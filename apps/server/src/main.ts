import { existsSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { ConfigurationError, loadConfiguration } from '@fruit/configuration/load-configuration'
import { loadOrCreateSecret, UnusableKey } from '@fruit/world/storage/load-or-create-secret'
import { type CommandLine, InvalidOptions, readCommandLine, type ShopOptions, USAGE } from './cli/command-line.ts'
import { buildApp } from './http/build-app.ts'
import { unknownTexts } from './http/language-routes.ts'
import { StartTimes } from './http/metrics/start-times.ts'
import type { WorldNaming } from './http/world-naming.ts'
import { botTraining } from './startup/bot-training.ts'
import { DataFolderError, explainDiskFull, prepareDataFolder, withDataFolderErrors } from './startup/data-folder.ts'
import { DataFolderInUse } from './startup/data-folder-lock.ts'
import { LOOPBACK } from './startup/environment-settings.ts'
import { afterTenths } from './startup/graceful-shutdown.ts'
import { openProvider } from './startup/identity-provider/open-provider.ts'
import { UnknownFixedKey } from './startup/shop-variant.ts'
import { openWebhook, webhookAddress } from './startup/solution-webhook.ts'

/** Effect of a lost cookie key, for a warning. */
const LOST_KEY_EFFECT = 'browsers lose access to their worlds'

async function main(): Promise<void> {
  const asked = readCommandLine(process.argv.slice(2))
  if (asked.help) {
    console.log(USAGE)
    return
  }
  const open: (() => Promise<unknown>)[] = []
  for (const shop of asked.shops) {
    open.push(await openShop(asked, shop))
    if (open.length === 1) stopOnSignals(() => Promise.all(open.map((close) => close())))
  }
  // For measurements of the start time.
  if (process.env.EXIT_ON_READY === 'true') process.kill(process.pid, 'SIGTERM')
}

/** Opens one shop. @returns a function that closes it */
async function openShop(asked: CommandLine, { shop, data, isTwin }: ShopOptions): Promise<() => Promise<unknown>> {
  const root = process.env.FRUIT_ROOT ?? process.cwd()
  const startTimes = new StartTimes()
  startTimes.reached('validatePreconditions')
  const load = (env: NodeJS.ProcessEnv) =>
    loadConfiguration({ folder: join(root, 'config'), environment: process.env.NODE_ENV, file: asked.config, env })
  const { configuration, warnings } = await startTimes.during('validateConfig', () => {
    const first = load(process.env)
    return isTwin ? load(twinEnvironment(first.configuration.server.port)) : first
  })
  const env = isTwin ? { ...process.env, IDP_PORT: undefined, IDP_URL: undefined } : process.env
  const webhook = webhookAddress(process.env)
  for (const warning of warnings) console.warn(`warning: ${warning}`)
  const dataFolder = resolve(data)
  const clear = (part: string) => rmSync(join(dataFolder, part), { recursive: true, force: true })
  if (asked.fresh) withDataFolderErrors(dataFolder, () => ['worlds', 'templates', 'class'].forEach(clear))
  prepareDataFolder(dataFolder)
  const flagKey =
    process.env.CTF_KEY ||
    withDataFolderErrors(dataFolder, () =>
      loadOrCreateSecret([root, dataFolder], 'ctf.key', 'flags that were given out become invalid'),
    )
  const report = (line: string) => console.log(line)
  // Loaded only for a class, to keep other starts fast.
  const classes = asked.class && !isTwin ? await import('@fruit/classroom/class/open-class') : null
  const { limits } = configuration.server
  const room = await classes?.openClass({ dataFolder, env: process.env, flagKey, limits, report })
  const naming: WorldNaming = asked.class
    ? {
        kind: 'cookie',
        key: withDataFolderErrors(dataFolder, () =>
          loadOrCreateSecret([dataFolder], 'world-cookie.key', LOST_KEY_EFFECT),
        ),
        ...(room && { room }),
      }
    : { kind: 'one', id: 'home' }
  const host = process.env.HOST || '127.0.0.1'
  if (!LOOPBACK.test(host)) {
    console.warn(
      `warning: listening on ${host}: anyone who can reach this machine can attack the shop and use its instructions.\n` +
        '         The vulnerabilities are contained in the shop, but give access only to people whom you train.',
    )
  }
  // Set by `npm run dev`, which listens on the shop's port, serves the web client itself, and forwards other requests.
  const { DEV_WEB_FOLDER } = process.env
  const webFolder = DEV_WEB_FOLDER ?? join(root, 'apps', 'web', 'dist')
  const webBuilt = existsSync(join(webFolder, 'index.html'))
  if (!webBuilt) console.warn('warning: the web client is not built, so only API calls are served. Run npm run build.')
  if (webBuilt)
    for (const key of unknownTexts(join(webFolder, 'assets', 'i18n'), configuration.application.englishTexts))
      console.warn(`warning: application.englishTexts: the web client has no text with the key ${key}`)
  const outside = await openProvider({ configuration, host, env, report: (line) => console.warn(line) })
  const config = process.env.NODE_ENV || 'default'
  const issuer = { appName: configuration.application.name, config, version: VERSION }
  const app = await buildApp({
    configuration,
    shop,
    startTimes,
    dataFolder,
    version: VERSION,
    botTraining: await botTraining(configuration, join(root, 'config')),
    flagKey,
    naming,
    ...(webBuilt && { webFolder }),
    identityProvider: outside.provider,
    pageEditor: outside.pageEditor,
    modelKey: process.env.LLM_API_KEY,
    webhook: webhook === null ? null : openWebhook(webhook, issuer, report),
    report,
  }).catch((error: unknown) => {
    throw explainDiskFull(dataFolder, error)
  })
  const { port } = configuration.server
  await app.server.listen(DEV_WEB_FOLDER && !isTwin ? { port: 0, host: '127.0.0.1' } : { port, host })
  startTimes.reached('ready')
  const address = host.includes(':') ? `[${host}]` : host
  const line = `${configuration.application.name} ${VERSION} is open on http://${address}:${port}${CODE_DESCRIPTIONS[typeof shop === 'string' ? shop : 'fixed']}`
  if (DEV_WEB_FOLDER && !isTwin) process.send?.({ opened: { line, host, port, behind: app.server.server.address() } })
  else console.log(line)
  if (!DEV_WEB_FOLDER && !asked.class && !isTwin) console.log(NEXT_STEPS)
  if (room && classes) {
    const { port: opened } = app.server.server.address() as AddressInfo
    room.address = classes.classAddress(process.env, host, opened, configuration.server.basePath)
    // With a twin, port + 2 is the twin's, so the console moves to port + 4.
    const shopPort = asked.shops.length > 1 ? opened + 2 : opened
    const { consoleSettings } = await import('./startup/console-settings.ts')
    const settings = consoleSettings(process.env, shopPort)
    const trainers = await classes.openTrainersConsole({ room, root, settings, report })
    console.log(classes.formatLinks([['Link for learners:', `${room.address}/join`], ...trainers.links]))
    return () => Promise.all([trainers.close(), app.server.close(), outside.close()])
  }
  return () => Promise.all([app.server.close(), outside.close()])
}

/** Printed below the URL. */
const NEXT_STEPS =
  'Open this address in a browser. Your first task is to find the score board. Press Ctrl+C to stop the shop.'

/** Description of the shop's code after the URL. */
const CODE_DESCRIPTIONS = { flawed: '', safe: ', with safe code everywhere', fixed: ', with some flaws fixed' } as const

/** Returns the environment of the twin, which has another port. */
function twinEnvironment(port: number): NodeJS.ProcessEnv {
  return { ...process.env, PORT: process.env.TWIN_PORT || String(port === 0 ? 0 : port + 2) }
}

/** Version of the product, set by the build. */
declare const VERSION: string

/** After a signal, the process exits within this many tenths of a second, even if something hangs. All worlds are closed by then. */
const EXIT_TIMEOUT_TENTHS = 48

function stopOnSignals(close: () => Promise<unknown>): void {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      afterTenths(EXIT_TIMEOUT_TENTHS, () => process.exit(1)).unref()
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

/** Errors whose message says what to do, so no stack is printed. */
const EXPLAINED_ERRORS = [
  ConfigurationError,
  DataFolderInUse,
  DataFolderError,
  UnusableKey,
  UnknownFixedKey,
  InvalidOptions,
] as const
/** Names of such errors in modules that are only loaded for a class. */
const EXPLAINED_CLASS_ERRORS: readonly string[] = ['UnusableDatabaseUrl', 'PlatformUnreachable', 'DamagedClassDatabase']

function explain(error: unknown): string {
  const { code, message, syscall } = error as NodeJS.ErrnoException
  if (EXPLAINED_ERRORS.some((kind) => error instanceof kind) || EXPLAINED_CLASS_ERRORS.includes((error as Error).name))
    return message
  if (code === 'EADDRINUSE')
    return `The port is taken: ${message.replace(/^.*EADDRINUSE: /, '')}. Stop the other server, or choose a port with PORT=<number>.`
  if ((code === 'EACCES' && syscall === 'listen') || code === 'EADDRNOTAVAIL')
    return `The server cannot listen: ${message}. Choose another PORT or HOST.`
  if (code?.startsWith('ERR_PARSE_ARGS')) return `${message}\n\n${USAGE}`
  return error instanceof Error ? (error.stack ?? message) : String(error)
}

main().catch((error: unknown) => {
  console.error(explain(error))
  process.exit(1)
})
