import type { World } from '@fruit/world/world'
import type { WorldFiles } from '@fruit/world/world-files'
import type { DocumentParsers } from './seams.ts'

/** Parsers for documents that somebody sent. They run contained, and know no files but the world's own. */
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

/** The path of a file as its disk spells it: drives with a letter do not tell capitals from small letters. */
function onDisk(files: WorldFiles, path: string): string {
  if (!/^\/[a-z]:\//i.test(path)) return path
  const wanted = path.toLowerCase()
  return files.all().find(({ path }) => path.toLowerCase() === wanted)?.path ?? path
}
