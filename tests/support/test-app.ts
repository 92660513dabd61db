import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadConfiguration } from '@fruit/configuration/load-configuration'
import type { Configuration } from '@fruit/contracts/configuration'
import type { Limits } from '@fruit/contracts/configuration/limits'
import { workerStarter } from '@fruit/sandbox/pool/worker-source'
import { type App, type AppOptions, buildApp } from '@fruit/server/http/build-app'
import { worldCookie } from '@fruit/server/http/world-naming'
import { propertyProgram } from '@fruit/server/startup/own-fixes/property-program'
import { PropertyThreads } from '@fruit/training/coding/properties/property-threads'
import { LoopbackClient, type LoopbackOptions } from '@fruit/training/inside/inside-client'
import { quickSigningKeys } from '@fruit/world/testing/quick-signing-keys'
import type { Client } from '@fruit/world/visits/client'
import type { Variant, World, WorldId } from '@fruit/world/world'
import { sharedContainment } from './shared-containment.ts'

const CONFIG_FOLDER = fileURLToPath(new URL('../../config', import.meta.url))
/** The default configuration of tests. It is deeply frozen, since all apps of a process share it. */
export const TEST_CONFIGURATION = loadConfiguration({
  folder: CONFIG_FOLDER,
  environment: 'test',
  env: {},
}).configuration
/** Bundled once for all apps of a process. */
const startPropertyThread = workerStarter(propertyProgram)
export const COOKIE_KEY = 'a key for tests'

/** A complete server with a new data folder; requests are injected without a network. Each learner has a world of their own. */
export interface TestApp {
  readonly app: App
  readonly dataFolder: string
  /** Messages that the server reported to its operator. */
  readonly reports: string[]
  /** A new learner in a new world. `variants` replace implementations of its seams; `null` means the safe one. */
  learner(variants?: ReadonlyMap<string, Variant | null>): Learner
  close(): Promise<void>
}

export interface Learner {
  readonly id: WorldId
  /** Cookie with which a browser enters this world. */
  readonly cookie: { readonly name: string; readonly value: string }
  /** A client in this world with its own cookie jar. @param exchanged called with each exchange */
  client(exchanged?: LoopbackOptions['exchanged']): Client
  /** Keys of the challenges that are solved in this world. The score board has tests of its own. */
  solved(): Promise<string[]>
  /** Calls a function with the world. */
  inside<Result>(look: (world: World) => Result): Result
}

export interface TestOptions extends Partial<AppOptions> {
  readonly server?: Partial<Omit<Configuration['server'], 'limits'>> & { readonly limits?: Partial<Limits> }
}

/** @param options `server`: server settings that override those of the configuration */
export async function openTestApp({
  server: { limits, ...server } = {},
  ...options
}: TestOptions = {}): Promise<TestApp> {
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'fruit-'))
  const reports: string[] = []
  const of = options.configuration ?? TEST_CONFIGURATION
  const app = await buildApp({
    dataFolder,
    version: '0.0.0',
    flagKey: 'example-ctf-key',
    naming: { kind: 'cookie', key: COOKIE_KEY },
    report: (line) => reports.push(line),
    newSigningKeys: quickSigningKeys(),
    passwordCost: 1,
    openContainment: sharedContainment,
    propertyThreads: new PropertyThreads(startPropertyThread),
    ...options,
    configuration: { ...of, server: { ...of.server, ...server, limits: { ...of.server.limits, ...limits } } },
  })
  return {
    app,
    dataFolder,
    reports,
    learner: (variants) => learnerIn(app, variants ?? new Map()),
    close: async () => {
      await app.server.close()
      if (!options.dataFolder) rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

function learnerIn(app: App, variants: ReadonlyMap<string, Variant | null>): Learner {
  const id = randomBytes(8).toString('hex')
  const inside: Learner['inside'] = (look) => {
    const world = app.backend.registry.enter(id)
    try {
      return look(world)
    } finally {
      app.backend.registry.leave(world)
    }
  }
  inside((world) => {
    for (const [seam, variant] of variants) world.setVariant(seam, variant)
  })
  return {
    id,
    cookie: cookieOf(id),
    inside,
    client: (exchanged) =>
      injectedClient(
        app,
        id,
        inside((world) => world.configuration.application.domain),
        exchanged,
      ),
    solved: async () =>
      inside((world) => {
        const { solves } = app.backend.progressRegistry.of(world)
        return app.backend.challenges.entries.map(({ challenge }) => challenge.key).filter((key) => solves.has(key))
      }),
  }
}

function injectedClient(app: App, id: WorldId, domain: string, exchanged?: LoopbackOptions['exchanged']): Client {
  const { name, value } = cookieOf(id)
  return new LoopbackClient({
    server: app.server,
    domain,
    cookies: { [name]: value },
    emit: (event, payload) => app.receiver.receive(id, event, payload),
    ...(exchanged && { exchanged }),
  })
}

function cookieOf(id: WorldId): Learner['cookie'] {
  const [name, value] = worldCookie(COOKIE_KEY, id).split(';')[0]!.split('=') as [string, string]
  return { name, value }
}
