import { mkdirSync } from 'node:fs'
import { type Catalogue, readCatalogue } from '@fruit/catalogue/catalogue'
import { Chains } from '@fruit/chain/chains'
import { mergeProps } from '@fruit/challenge-kit/props'
import { fillPlaceholders } from '@fruit/challenge-kit/settings-in-texts'
import type { ClassHooks } from '@fruit/classroom/class/class-hooks'
import type { Configuration } from '@fruit/contracts/configuration'
import { HOST_PLACEHOLDER } from '@fruit/isomorphic/host-in-text'
import { type Containment, type ContainmentOptions, createContainment } from '@fruit/sandbox/containment'
import { PASSWORD_COST } from '@fruit/shop/accounts/passwords'
import { hashPassword } from '@fruit/shop/accounts/seams'
import { headerLinks } from '@fruit/shop/page-ways'
import { storeSecret } from '@fruit/shop/second-factor/seams'
import { rewriteStoredSecrets } from '@fruit/shop/second-factor/secrets'
import { seedShop } from '@fruit/shop/seed/seed-shop'
import { initializeSecrets } from '@fruit/shop/seed/world-secrets'
import { placements } from '@fruit/shop/web3/placements'
import { type TrainingCatalogue, trainingCatalogue } from '@fruit/training/catalogue/training-catalogue'
import { progressTally } from '@fruit/training/challenges/progress-tally'
import { InstalledFixes } from '@fruit/training/coding/installed-fixes'
import { EventChannel } from '@fruit/training/events/event-channel'
import { ProgressRegistry } from '@fruit/training/progress-registry'
import type { KeptShops } from '@fruit/training/reset/reset'
import { type Clock, systemClock } from '@fruit/world/clock'
import type { Random } from '@fruit/world/random'
import { WorldRegistry } from '@fruit/world/registry/registry'
import type { HostDisk } from '@fruit/world/storage/host-disk'
import { type NewSigningKeys, SigningKeyStock } from '@fruit/world/storage/signing-keys'
import type { RequestShop, World, WorldId } from '@fruit/world/world'
import { maxOpenWorlds } from '../http/limits/open-worlds.ts'
import { trophy } from '../http/trophy.ts'
import { classHosts } from './class-hosts.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { initialFiles } from './initial-files.ts'
import { closedWeaknesses, type ShopVariant, selectVariants } from './shop-variant.ts'
import { templateFingerprint } from './template-fingerprint.ts'

/** One for the learner's shop, and one for a shop that judges their own fix. */
const KEPT_SIGNING_KEYS = 2

export interface BackendOptions {
  readonly configuration: Configuration
  /**
   * URL of the editor for attackers' pages, unless the configuration names another site. `{host}` is the host name of the shop for
   * the player. Default: the port after the shop's.
   */
  readonly pageEditor?: string
  /** Folder on the host for all worlds; created if missing. */
  readonly dataFolder: string
  readonly version: string
  /** Folder of the built web client; without it, only calls are served. */
  readonly webFolder?: string
  /** Key of the capture-the-flag flags. */
  readonly flagKey: string
  /** Events and their rules; only with `--class`. */
  readonly classRoom?: ClassHooks | undefined
  readonly clock?: Clock
  readonly random?: Random
  /** Implementations of the seams; default: `flawed`. */
  readonly shop?: ShopVariant
  /** The challenges; default: those on disk. */
  readonly catalogue?: Catalogue
  /** Storage of the worlds; default: the disk of the data folder. */
  readonly disk?: HostDisk
  /** Number of key pairs in stock for the first logins of worlds. */
  readonly keptSigningKeys?: number | undefined
  /** Creates key pairs, instead of the stock. */
  readonly newSigningKeys?: NewSigningKeys
  /** Binary logarithm of the cost of hashing a password; lower in tests. */
  readonly passwordCost?: number | undefined
  /** Sends internal requests of worlds to their own shops; without it, they get no response. */
  readonly askShop?: RequestShop
  /** Training data of the chat bot; default: the shop's own. */
  readonly botTraining?: Uint8Array | undefined
  /** Creates the containment, which runs attacker-written text; default: `createContainment`. */
  readonly openContainment?: (options: ContainmentOptions) => Containment
  /** Returns a key for worlds that share one place in the scheduling; default: each world has its own. */
  readonly groupOf?: (world: WorldId) => string
  /** Resolves when a request of a world may continue between parts of long work. */
  readonly nextTurn?: (world: WorldId) => Promise<void>
  /** Receives messages for the operator. */
  readonly report?: (line: string) => void
}

/** Everything behind the HTTP server: worlds, their progress, the containment. */
export type Backend = Awaited<ReturnType<typeof openBackend>>

/**
 * Opens a data folder.
 *
 * @throws DataFolderInUse when another server uses it; UnknownFixedKey for a key in `fixed` without a weakness
 */
export async function openBackend(options: BackendOptions) {
  const configuration = withPageEditor(options)
  const catalogue = options.catalogue ?? readCatalogue()
  const { shop = 'flawed' } = options
  const isClosed = closedWeaknesses(shop, catalogue)
  mkdirSync(options.dataFolder, { recursive: true })
  const unlock = lockDataFolder(options.dataFolder)
  const props = mergeProps(catalogue.props, configuration)
  const variants = await selectVariants(shop, catalogue, isClosed)
  const { openContainment = createContainment, groupOf } = options
  const contained = openContainment({ ...(groupOf && { groupOf }) })
  const chains = new Chains()
  const clock = options.clock ?? systemClock
  const entries = catalogue.entries.map((entry) => fillPlaceholders(entry, configuration))
  const events = new EventChannel((name, error) =>
    options.report?.(`a subscriber to ${name} failed: ${error instanceof Error ? error.stack : String(error)}`),
  )
  const challenges = openCatalogue({ entries, paths: catalogue.paths }, configuration, options, clock)
  const progressRegistry = new ProgressRegistry(
    challenges,
    events,
    options.classRoom && classHosts(challenges, options.classRoom, configuration, options.flagKey),
  )
  const installedFixes = new InstalledFixes(challenges, (world) => progressRegistry.of(world).fixes, events, isClosed)
  const hash = (variants.get(hashPassword.name)?.implementation ?? hashPassword.safe) as typeof hashPassword.safe
  const files = initialFiles(options, configuration, props, clock.now())
  const signingKeys = new SigningKeyStock(options.newSigningKeys ? 0 : (options.keptSigningKeys ?? KEPT_SIGNING_KEYS))
  const { passwordCost = PASSWORD_COST, classRoom: room } = options
  const { limits } = configuration.server
  const fingerprint = templateFingerprint(options.configuration, options.version, props, hash.name)
  const registry = await WorldRegistry.start({
    newSigningKeys: () => signingKeys.take(),
    ...options,
    passwordCost,
    clock,
    template: {
      fingerprint,
      configuration,
      seed: seedShop(props, (password) => hash(password, null, passwordCost)),
      files,
    },
    contained,
    openChain: (world, database) =>
      chains.open({
        database,
        nextTurn: world.nextTurn,
        chainId: configuration.application.chainId,
        now: () => world.clock.now(),
        placements: () => placements(world),
        treasuryKey: () => `0x${world.secrets.secretFor('the treasury of the chain')}`,
        version: options.version,
      }),
    variants,
    ...(room && { configurationOf: (world, own) => room.configurationOf(world, own) }),
    openLimit: maxOpenWorlds(limits.openWorlds),
    diskReserve: limits.diskReserveMegabytes * 1024 * 1024,
    room: {
      rows: limits.tableRows,
      shopBytes: limits.shopBytes,
      files: limits.files,
      fileBytes: limits.fileBytes,
    },
    idleAfterMs: limits.idleMinutes * 60_000,
    keptShopBytes: limits.keptShopBytes,
    unclaimed: { most: limits.unclaimedWorlds, keptMs: limits.unclaimedMinutes * 60_000 },
    opened: (world, folder) => {
      initializeSecrets(world)
      progressRegistry.opened(world, folder)
      try {
        world.state(headerLinks).current = () => trophy(progressTally(progressRegistry.of(world)))
        installedFixes.opened(world)
        // The world may have been opened last with another implementation.
        if (!installedFixes.pendingInstall(world)) rewriteStoredSecrets(world)
        // Deletes shops that can no longer be restored.
        progressRegistry.of(world).reset.undos(shopsOf(world), clock.now())
      } catch (error) {
        progressRegistry.closing(world)
        throw error
      }
    },
    chosen: (world, seamName) => {
      if (seamName === storeSecret.name) rewriteStoredSecrets(world)
    },
    saveProgress: (damaged, file, storage) => progressRegistry.save(damaged, file, storage),
    closing: (world) => progressRegistry.closing(world),
  })
  return {
    registry,
    configuration,
    /** The challenges and learning paths. */
    challenges,
    /** Hash of everything that shapes a new shop: 16 hexadecimal digits. */
    fingerprint,
    /** Operations on the current and earlier shops of an open world. */
    shopsOf,
    progressRegistry,
    events,
    installedFixes,
    chains,
    /** Whether the seams of a weakness always run safe code. */
    isClosed,
    loadLanguage: catalogue.loadLanguage,
    close: async () => {
      registry.closeAll()
      progressRegistry.close()
      signingKeys.close()
      await chains.close()
      await contained.close()
      unlock()
    },
  }

  function shopsOf({ id }: World): KeptShops {
    return {
      renew: () => registry.reset(id),
      open: () => registry.open(id),
      kept: () => registry.keptShops(id),
      restore: (name) => registry.restoreShop(id, name),
      delete: (name) => registry.deleteShop(id, name),
    }
  }
}

/** The challenges of the shop. Warns when the configuration assigns a learning path that does not exist. */
function openCatalogue(
  courses: Parameters<typeof trainingCatalogue>[0],
  { challenges: { learningPath } }: Configuration,
  { flagKey, report }: BackendOptions,
  clock: Clock,
): TrainingCatalogue {
  const challenges = trainingCatalogue(courses, flagKey, clock.now(), learningPath)
  if (learningPath !== null && challenges.assignedPath === null)
    report?.(
      `warning: challenges.learningPath: there is no learning path ${learningPath}, so no path is assigned. ` +
        `Available paths: ${challenges.paths.map(({ entry }) => entry.id).join(', ')}`,
    )
  return challenges
}

function withPageEditor({ configuration, pageEditor }: BackendOptions): Configuration {
  const { challenges, server } = configuration
  const own = pageEditor ?? `http://${HOST_PLACEHOLDER}:${server.port + 1}`
  const overwriteUrlForCsrfChallenge = challenges.overwriteUrlForCsrfChallenge ?? own
  return { ...configuration, challenges: { ...challenges, overwriteUrlForCsrfChallenge } }
}
