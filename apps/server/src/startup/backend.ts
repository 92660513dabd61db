import { mkdirSync } from 'node:fs'
import { type Catalogue, flawsOf, readCatalogue } from '@fruit/catalogue/catalogue'
import { Chains } from '@fruit/chain/chains'
import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import { mergeProps } from '@fruit/challenge-kit/props'
import { fillPlaceholders } from '@fruit/challenge-kit/settings-in-texts'
import { fixOf } from '@fruit/challenge-kit/variants'
import type { Weakness } from '@fruit/challenge-kit/weakness'
import type { ClassHooks } from '@fruit/classroom/class/class-hooks'
import type { Configuration } from '@fruit/contracts/configuration'
import { HOST_PLACEHOLDER } from '@fruit/isomorphic/host-in-text'
import { type Containment, type ContainmentOptions, createContainment } from '@fruit/sandbox/containment'
import { PASSWORD_COST } from '@fruit/shop/accounts/passwords'
import { hashPassword } from '@fruit/shop/accounts/seams'
import { TRAINING_FILE } from '@fruit/shop/chat/service'
import { headerLinks } from '@fruit/shop/page-ways'
import { storeSecret } from '@fruit/shop/second-factor/seams'
import { rewriteStoredSecrets } from '@fruit/shop/second-factor/secrets'
import { seedShop } from '@fruit/shop/seed/seed-shop'
import { initializeSecrets } from '@fruit/shop/seed/world-secrets'
import { shopFiles } from '@fruit/shop/shop'
import { placements } from '@fruit/shop/web3/placements'
import { flagOf } from '@fruit/training/catalogue/flag'
import {
  restrictCatalogue,
  type TrainingCatalogue,
  trainingCatalogue,
} from '@fruit/training/catalogue/training-catalogue'
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
import type { RequestShop, Variant, World, WorldId } from '@fruit/world/world'
import { maxOpenWorlds } from '../http/limits/open-worlds.ts'
import { trophy } from '../http/trophy.ts'
import { changeableFiles } from './changeable-files.ts'
import { DataFolderLock } from './data-folder-lock.ts'
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
  /**
   * `flawed`: seams run the flaws of the catalogue. `safe`: every seam always runs its safe implementation. `weakness` and `fix`: one
   * fix is installed. `fixed`: some weaknesses run the safe implementation, named by challenge keys or weakness ids.
   */
  readonly shop?:
    | 'flawed'
    | 'safe'
    | { readonly weakness: string; readonly fix: string }
    | { readonly fixed: readonly string[] }
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
  /** Receives messages for the operator. */
  readonly report?: (line: string) => void
}

/** Everything behind the HTTP server: worlds, their progress, the containment. */
export interface Backend {
  readonly registry: WorldRegistry
  readonly configuration: Configuration
  /** The challenges and learning paths. */
  readonly challenges: TrainingCatalogue
  /** Hash of everything that shapes a new shop: 16 hexadecimal digits. */
  readonly fingerprint: string
  /** Operations on the current and earlier shops of an open world. */
  readonly shopsOf: (world: World) => KeptShops
  readonly progressRegistry: ProgressRegistry
  /** Events of all worlds. */
  readonly events: EventChannel
  readonly installedFixes: InstalledFixes
  readonly chains: Chains
  /** Whether the seams of a weakness always run safe code. */
  readonly isClosed: (weakness: Weakness) => boolean
  /** Loads the texts of a language, named as in the cookie; undefined if they are loaded already. */
  readonly speak: Catalogue['speak']
  close(): Promise<void>
}

/**
 * Opens a data folder.
 *
 * @throws DataFolderInUse when another server uses it; NothingToClose for a key in `fixed` without a weakness
 */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const configuration = withPageEditor(options)
  const catalogue = options.catalogue ?? readCatalogue()
  const isClosed = closedIn(options.shop ?? 'flawed', catalogue)
  mkdirSync(options.dataFolder, { recursive: true })
  const lock = new DataFolderLock(options.dataFolder)
  const props = mergeProps(catalogue.props, configuration)
  const variants = await variantsFor(options.shop ?? 'flawed')
  const { openContainment = createContainment, groupOf } = options
  const contained = openContainment({ ...(groupOf && { groupOf }) })
  const chains = new Chains()
  const clock = options.clock ?? systemClock
  const entries = catalogue.entries.map((entry) => fillPlaceholders(entry, configuration))
  const events = new EventChannel((name, error) =>
    options.report?.(`a subscriber to ${name} failed: ${error instanceof Error ? error.stack : String(error)}`),
  )
  const { learningPath } = configuration.challenges
  const courses = { entries, paths: catalogue.paths }
  const challenges = trainingCatalogue(courses, options.flagKey, clock.now(), learningPath)
  if (learningPath !== null && challenges.assignedPath === null)
    options.report?.(
      `warning: challenges.learningPath: there is no learning path ${learningPath}, so no path is assigned. ` +
        `Available paths: ${challenges.paths.map(({ entry }) => entry.id).join(', ')}`,
    )
  const room = options.classRoom
  const chosen = new WeakMap<ReadonlySet<string>, TrainingCatalogue>()
  const catalogueIn = (world: WorldId): TrainingCatalogue => {
    const choice = room?.choiceIn(world) ?? null
    if (choice === null) return challenges
    const known = chosen.get(choice) ?? restrictCatalogue(challenges, choice)
    chosen.set(choice, known)
    return known
  }
  const assignedIn = (world: WorldId) => {
    const id = (room?.configurationOf(world, configuration) ?? configuration).challenges.learningPath
    return catalogueIn(world).paths.find(({ entry }) => entry.id === id) ?? null
  }
  const hostOf = (world: WorldId) => ({
    flag: (entry: CatalogueEntry) =>
      room ? flagOf(room.flagKeyOf(world, options.flagKey), entry.challenge.name) : challenges.flag(entry),
    catalogue: () => catalogueIn(world),
    assignedPath: () => assignedIn(world),
    isPathEnforced: () => room?.isPathEnforced(world) === true && assignedIn(world) !== null,
    hidesLockedHints: () => room?.isInEvent(world) ?? false,
  })
  const progressRegistry = new ProgressRegistry(challenges, events, hostOf)
  const installedFixes = new InstalledFixes(challenges, (world) => progressRegistry.of(world).fixes, events, isClosed)
  const hash = (variants.get(hashPassword.name)?.implementation ?? hashPassword.safe) as typeof hashPassword.safe
  const bornAt = clock.now()
  const files = new Map(shopFiles(bornAt, configuration))
  if (options.webFolder) for (const [path, file] of changeableFiles(options.webFolder, bornAt)) files.set(path, file)
  if (options.botTraining) files.set(TRAINING_FILE, { bytes: options.botTraining, modifiedAt: bornAt })
  for (const [path, file] of Object.entries(props.files)) {
    const isOld = typeof file !== 'string' && 'changedOn' in file
    const content = isOld ? file.content : file
    const modifiedAt = isOld ? Date.parse(file.changedOn) : bornAt
    files.set(path, { bytes: typeof content === 'string' ? Buffer.from(content) : content, modifiedAt })
  }
  const signingKeys = new SigningKeyStock(options.newSigningKeys ? 0 : (options.keptSigningKeys ?? KEPT_SIGNING_KEYS))
  const { passwordCost = PASSWORD_COST } = options
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
    challenges,
    fingerprint,
    shopsOf,
    progressRegistry,
    events,
    installedFixes,
    chains,
    isClosed,
    speak: catalogue.speak,
    close: async () => {
      registry.closeAll()
      progressRegistry.close()
      signingKeys.close()
      await chains.close()
      await contained.close()
      lock.release()
    },
  }

  function shopsOf({ id }: World): KeptShops {
    return {
      renew: () => registry.reset(id),
      open: () => registry.open(id),
      kept: () => registry.keptShops(id),
      bringBack: (name) => registry.restoreShop(id, name),
      drop: (name) => registry.deleteShop(id, name),
    }
  }

  async function variantsFor(shop: NonNullable<BackendOptions['shop']>): Promise<Map<string, Variant>> {
    if (shop === 'safe') return new Map()
    const flaws = await flawsOf(catalogue)
    if (shop === 'flawed') return flaws
    if ('fixed' in shop) {
      const closed = [...catalogue.weaknesses.values()].filter(isClosed).flatMap(({ seams }) => seams)
      for (const { name } of closed) flaws.delete(name)
      return flaws
    }
    const weakness = catalogue.weaknesses.get(shop.weakness)
    if (!weakness) throw new Error(`There is no weakness ${shop.weakness}.`)
    return new Map([...flaws, ...(await fixOf(weakness, shop.fix))])
  }
}

/** Thrown when `fixed` names a key without a weakness. */
export class UnknownFixedKey extends Error {}

/** @throws NothingToClose for an unknown key, or for a challenge without a weakness */
function closedIn(shop: NonNullable<BackendOptions['shop']>, catalogue: Catalogue): (weakness: Weakness) => boolean {
  if (shop === 'safe') return () => true
  if (typeof shop === 'string' || !('fixed' in shop)) return () => false
  const closed = new Set(
    shop.fixed.map((key) => {
      const challenge = catalogue.entries.find((entry) => entry.challenge.key === key)?.challenge
      const weakness = challenge ? challenge.weakness : catalogue.weaknesses.get(key)
      if (weakness) return weakness.id
      throw new UnknownFixedKey(
        challenge
          ? `--fixed: ${key} has no code to repair, because the challenge is about data or about finding something.`
          : `--fixed: there is no challenge or weakness ${key}. npm run check-catalogue -- --list prints all keys.`,
      )
    }),
  )
  return ({ id }) => closed.has(id)
}

function withPageEditor({ configuration, pageEditor }: BackendOptions): Configuration {
  const { challenges, server } = configuration
  const own = pageEditor ?? `http://${HOST_PLACEHOLDER}:${server.port + 1}`
  const overwriteUrlForCsrfChallenge = challenges.overwriteUrlForCsrfChallenge ?? own
  return { ...configuration, challenges: { ...challenges, overwriteUrlForCsrfChallenge } }
}
