import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get as getPlainly } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type OpenConsole, openConsole } from '@fruit/classroom/console/open-console'
import { FakeConsoleRoom } from '@fruit/classroom/testing/fake-console-room'
import { consoleSettings } from '@fruit/server/startup/console-settings'
import { seededRandom } from '@fruit/world/random'
import { afterEach, beforeEach, expect, it } from 'vitest'
import WebSocket from 'ws'

/** Key pair for tests only; it is public. */
const pair = (name: string) => fileURLToPath(new URL(`testing/test-only-${name}.pem`, import.meta.url))
const ca = readFileSync(pair('cert'))
const TLS = { CONSOLE_TLS_KEY: pair('key'), CONSOLE_TLS_CERT: pair('cert') }

let opened: OpenConsole
let port: string
beforeEach(async () => {
  const settings = consoleSettings({ ...TLS, CONSOLE_HOST: '0.0.0.0', CONSOLE_NAME: 'console.fruit.test' }, 0)
  expect(settings.warnings).toEqual([])
  opened = await openConsole({
    ...{ classRoom: new FakeConsoleRoom().asRoom, settings, clock: { now: () => 1000 }, random: seededRandom(7) },
    ...{ fontFolder: '/nowhere', passphraseCost: 4, report: () => {} },
  })
  port = new URL(opened.address).port
})
afterEach(() => opened.close())

/** Sends a request over TLS that trusts only the test certificate. */
function ask(
  method: string,
  path: string,
  origin: string,
  body?: object,
): Promise<[number, string, string | undefined]> {
  return new Promise((resolve, reject) => {
    const headers = { host: `console.fruit.test:${port}`, origin, 'content-type': 'application/json' }
    const asked = request({ host: '127.0.0.1', port, servername: 'console.fruit.test', ca, method, path, headers })
    asked.once('error', reject)
    asked.once('response', (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      answer.once('end', () => resolve([answer.statusCode!, text, answer.headers['strict-transport-security']]))
    })
    asked.end(body && JSON.stringify(body))
  })
}

it('with TLS, the console accepts the sign-in link, sends live messages, and sets HSTS', async () => {
  expect(opened.address).toBe(`https://console.fruit.test:${port}`)
  const secret = opened.signInLink.split('#/link/')[1]!
  const body = { secret, name: 'Robin', passphrase: 'plum basket window' }
  const [status, text, forTls] = await ask('POST', '/api/sign-in/link', opened.address, body)
  expect([status, forTls]).toEqual([200, 'max-age=31536000'])
  const { token } = JSON.parse(text) as { token: string }
  const socket = new WebSocket(`wss://127.0.0.1:${port}/live`, {
    ...{ ca, servername: 'console.fruit.test', origin: opened.address },
    headers: { host: `console.fruit.test:${port}` },
  })
  const message = await new Promise<string>((resolve, reject) => {
    socket.once('error', reject)
    socket.once('open', () => socket.send(JSON.stringify({ token, event: 'e1' })))
    socket.once('message', (data) => resolve(String(data)))
  })
  socket.terminate()
  expect(JSON.parse(message)).toMatchObject({ kind: 'whole' })
})

it('with TLS, the console rejects plain HTTP and origins without TLS', async () => {
  const plain = await new Promise((resolve) =>
    getPlainly(`http://127.0.0.1:${port}/`, () => resolve('answered')).once('error', () => resolve('refused')),
  )
  expect(plain).toBe('refused')
  const [status] = await ask('POST', '/api/sign-in', opened.address.replace('https', 'http'), {})
  expect(status).toBe(403)
})

it('consoleSettings rejects an invalid certificate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fruit-tls-'))
  try {
    const file = join(folder, 'cert.pem')
    writeFileSync(file, 'no certificate')
    expect(() => consoleSettings({ ...TLS, CONSOLE_TLS_CERT: file }, 3000)).toThrow(/CONSOLE_TLS_CERT/)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
