import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** One line per request in Apache's combined format, in the world's own files below /logs. */
export const accessLog = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onResponse', (request, reply, done) => {
    const { visit } = request
    if (visit) {
      const time = new Date(visit.world.clock.now())
      const length = reply.getHeader('content-length') ?? '-'
      const { referer, 'user-agent': agent } = request.headers
      visit.world.logs.append(
        `access.log.${day(time)}`,
        `${request.ip} - - [${stamp(time)}] "${request.method} ${printable(request.originalUrl)} HTTP/${request.raw.httpVersion}" ${reply.statusCode} ${length} "${printable(referer)}" "${printable(agent)}"`,
      )
    }
    done()
  })
})

const two = (number: number) => String(number).padStart(2, '0')

function day(time: Date): string {
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
}

function stamp(time: Date): string {
  const offset = -time.getTimezoneOffset()
  const zone = `${offset < 0 ? '-' : '+'}${two(Math.floor(Math.abs(offset) / 60))}${two(Math.abs(offset) % 60)}`
  const clock = `${two(time.getHours())}:${two(time.getMinutes())}:${two(time.getSeconds())}`
  return `${two(time.getDate())}/${MONTHS[time.getMonth()]}/${time.getFullYear()}:${clock} ${zone}`
}

/** What a client wrote, so that it stays inside its field and on its line. */
function printable(text: string | undefined): string {
  if (!text) return '-'
  return text
    .slice(0, 2000)
    .replace(/["\\]|\p{Cc}/gu, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)
}
