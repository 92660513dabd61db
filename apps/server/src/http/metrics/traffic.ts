import { defineState } from '@fruit/world/world'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

/** Maximum number of counted media types, because clients choose them. */
const MAX_TYPES = 50
const OTHER = 'other'

/** Counts of a world's requests since it was opened. */
interface Traffic {
  /** Finished requests by class of their status, such as `2XX`. */
  readonly requests: Map<string, number>
  /** Uploads with a status below 400, by media type. */
  readonly uploads: Map<string, number>
  /** Uploads with a status of 400 or above. */
  readonly failedUploads: Map<string, number>
}

export const traffic = defineState(
  'metrics.traffic',
  (): Traffic => ({ requests: new Map(), uploads: new Map(), failedUploads: new Map() }),
)

/** Counts the requests and uploads of each world. Built files belong to no world and are not counted. */
export const countTraffic = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onResponse', (request, reply, done) => {
    if (request.visit) {
      const { requests, uploads, failedUploads } = request.visit.world.state(traffic)
      count(requests, `${Math.floor(reply.statusCode / 100)}XX`)
      if (request.upload) {
        const counts = reply.statusCode < 400 ? uploads : failedUploads
        const type = request.upload.mediaType.slice(0, 100)
        count(counts, counts.has(type) || counts.size < MAX_TYPES ? type : OTHER)
      }
    }
    done()
  })
})

function count(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1)
}
