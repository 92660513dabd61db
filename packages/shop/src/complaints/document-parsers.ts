import type { World } from '@fruit/world/world'
import type { DocumentParsers } from './seams.ts'

/** Parsers for documents that somebody sent. They run contained, and know no files but the world's own. */
export function documentParsers(world: World): DocumentParsers {
  const { contained, files, id: tenant } = world
  return {
    async parseXml(bytes, { resolveEntities }) {
      const read = (path: string) => files.read(path)?.bytes
      const outcome = await contained.xml({ tenant, bytes, ...(resolveEntities && { files: read }) })
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
      const outcome = await contained.yaml({ tenant, text, isExpanding: expandAliases })
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
