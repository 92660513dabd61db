import type { World } from '@fruit/world/world'
import type { WorldFiles } from '@fruit/world/world-files'
import type { DocumentParsers } from './seams.ts'

/** Parsers for uploaded documents. They run contained and read files of the world only. */
export function documentParsers(world: World): DocumentParsers {
  const { contained, files, id: owner } = world
  return {
    async parseXml(bytes, { resolveEntities }) {
      const read = (path: string) => files.read(onDisk(files, path))?.bytes
      const outcome = await contained.xml({ owner, bytes, ...(resolveEntities && { files: read }) })
      switch (outcome.kind) {
        case 'value':
          return { outcome: 'read', content: outcome.document, files: outcome.read }
        case 'refused':
          return { outcome: 'broken', reason: outcome.message }
        case 'limit':
          return { outcome: 'stopped' }
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
          return { outcome: 'stopped' }
      }
    },
  }
}

/** The path of a file in its stored spelling; drives with a letter ignore case. */
function onDisk(files: WorldFiles, path: string): string {
  if (!/^\/[a-z]:\//i.test(path)) return path
  const wanted = path.toLowerCase()
  return files.all().find(({ path }) => path.toLowerCase() === wanted)?.path ?? path
}
