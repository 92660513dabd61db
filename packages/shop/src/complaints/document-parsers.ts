import type { WorldFiles } from '@fruit/world/storage/world-files'
import type { World } from '@fruit/world/world'
import type { DocumentParsers, DocumentReading } from './seams.ts'

/** Parsers for uploaded documents. They run contained and can only read the world's own files. */
export function documentParsers(world: World): DocumentParsers {
  const { contained, files, id: owner } = world
  return {
    async parseXml(bytes, { resolveEntities }) {
      const onDisk = diskPaths(files)
      const read = (path: string) => files.read(onDisk(path))?.bytes
      const outcome = await contained.xml({ owner, bytes, ...(resolveEntities && { files: read }) })
      switch (outcome.kind) {
        case 'value':
          return { outcome: 'read', content: outcome.document, files: outcome.read }
        case 'refused':
          return { outcome: 'broken', reason: outcome.message }
        case 'limit':
          return atLimit(outcome.limit)
      }
    },
    async parseYaml(bytes, { expandAliases }) {
      const text = Buffer.from(bytes).toString('utf8')
      const outcome = await contained.yaml({ owner, text, isExpanding: expandAliases })
      switch (outcome.kind) {
        case 'value':
          return { outcome: 'read', content: outcome.json }
        case 'refused':
          return { outcome: 'broken', reason: outcome.message }
        case 'limit':
          return atLimit(outcome.limit)
      }
    },
  }
}

/** A path on a drive with a letter, such as `/c:/windows`. */
const DRIVE = /^\/[a-z]:\//i

type Outcome = Awaited<ReturnType<World['contained']['xml' | 'yaml']>>
type Limit = Extract<Outcome, { kind: 'limit' }>['limit']

/**
 * Maps the limit that a parser hit to an outcome. Only some limits mean that the document used up its time or memory.
 */
function atLimit(limit: Limit): DocumentReading {
  switch (limit) {
    case 'busy':
      return { outcome: 'postponed' }
    case 'depth':
      return { outcome: 'broken', reason: 'it is nested too deeply, or holds itself' }
    case 'files':
      return { outcome: 'broken', reason: 'it is made of more or larger files than an order is' }
    case 'text':
      return { outcome: 'broken', reason: 'it is longer than an order is' }
    default:
      return { outcome: 'stopped' }
  }
}

/** Returns the path of a file in the case of its disk: drives with a letter are case-insensitive. */
function diskPaths(files: WorldFiles): (path: string) => string {
  let paths: ReadonlyMap<string, string> | undefined
  return (wanted) => {
    if (!DRIVE.test(wanted)) return wanted
    // Of several files, the first one counts. Only files of drives are looked up.
    paths ??= new Map(
      files
        .all()
        .filter(({ path }) => DRIVE.test(path))
        .reverse()
        .map(({ path }) => [path.toLowerCase(), path]),
    )
    return paths.get(wanted.toLowerCase()) ?? wanted
  }
}
