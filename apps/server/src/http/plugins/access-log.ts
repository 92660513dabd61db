import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { removeChainToken } from '../chain-address.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

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
  return { second, file: `access.log.${formatDay(time)}`, stamp: formatTimestamp(time) }
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

function formatDay(time: Date): string {
  return `${time.getFullYear()}-${twoDigits(time.getMonth() + 1)}-${twoDigits(time.getDate())}`
}

function formatTimestamp(time: Date): string {
  const offset = -time.getTimezoneOffset()
  const zone = `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(Math.abs(offset) / 60))}${twoDigits(Math.abs(offset) % 60)}`
  const clock = `${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}:${twoDigits(time.getSeconds())}`
  return `${twoDigits(time.getDate())}/${MONTHS[time.getMonth()]}/${time.getFullYear()}:${clock} ${zone}`
}

/** Escapes text from the client, so that it cannot leave its field or line. */
function escapeField(text: string | undefined): string {
  if (!text) return '-'
  return isPlainAscii(text)
    ? text
    : text.slice(0, 2000).replace(/["\\]|\p{Cc}/gu, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)
}

/** Tests whether a text of at most 2000 characters is printable ASCII without quotes and backslashes. */
function isPlainAscii(text: string): boolean {
  return text.length <= 2000 && /^[ !#-[\]-~]*$/.test(text)
}
