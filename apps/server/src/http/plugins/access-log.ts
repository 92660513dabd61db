import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { removeChainToken } from '../chain-address.ts'

/** One line per request in Apache's combined format, in the world's own files below /logs. */
export const accessLog = fastifyPlugin(async (app: FastifyInstance) => {
  // Formatting a date takes as long as the rest of the line, so all lines of a second share one.
  let now = formatSecond(0)
  app.addHook('onResponse', (request, reply, done) => {
    const { visit, method, originalUrl } = request
    if (visit && !request.caller?.isReadOnly) {
      const second = Math.floor(visit.world.clock.now() / 1000)
      if (second !== now.second) now = formatSecond(second)
      const length = reply.getHeader('content-length') ?? '-'
      const { referer, 'user-agent': agent } = request.headers
      visit.world.logs.append(
        now.file,
        `${request.headers['x-forwarded-for'] ? request.ip : request.socket.remoteAddress} - - [${now.stamp}] "${method} ${escapeField(removeChainToken(originalUrl))} HTTP/${request.raw.httpVersion}" ${reply.statusCode} ${length} "${escapeField(referer)}" "${escapeField(agent)}"`,
      )
    }
    done()
  })
})

/** Formats seconds since the epoch for the log: name of the day's file, and timestamp of the line. */
function formatSecond(second: number): { second: number; file: string; stamp: string } {
  const time = new Date(second * 1000)
  // ECMAScript defines the format of dates as text: `Fri Nov 27 2026 19:26:37 GMT+0000 (…)`.
  const [, month, day, year, clock, zone] = /^\w+ (\w+) (\d+) (\d+) (\S+) GMT(\S+)/.exec(String(time))!
  const file = `access.log.${year}-${String(time.getMonth() + 1).padStart(2, '0')}-${day}`
  return { second, file, stamp: `${day}/${month}/${year}:${clock} ${zone}` }
}

/** Escapes text from the client, so that it cannot leave its field or line. */
function escapeField(text: string | undefined): string {
  if (!text) return '-'
  // Most texts are printable ASCII without quotes and backslashes.
  if (text.length <= 2000 && /^[ !#-[\]-~]*$/.test(text)) return text
  return text
    .slice(0, 2000)
    .replace(/["\\]|\p{Cc}/gu, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)
}
