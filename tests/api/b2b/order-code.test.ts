import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readOrderLines } from '@fruit/shop/b2b/seams'
import { commandRun } from '@fruit/shop/machine/facts'
import { scriptRun } from '@fruit/shop/scripts/facts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flaw } from '../../support/evaluated-order-lines.ts'
import { listenTo } from '../../support/fact-listener.ts'
import { flawedLearner } from '../../support/flawed-learner.ts'
import { createMember } from '../../support/members.ts'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'

const CANARY = 'a secret of the host'
const SLOW = `/((a+)+)b/.test('${'a'.repeat(29)}')`
const LOOP = '(function dos() { while(true); })()'

/** A clock whose waits stay pending until the test releases them. */
class HeldClock {
  readonly #held: { readonly milliseconds: number; readonly release: () => void }[] = []
  #noticed: (() => void) | null = null
  isHolding = false
  now = () => 1_800_000_000_000

  wait = (milliseconds: number): Promise<void> =>
    new Promise((release) => {
      if (!this.isHolding) return release()
      this.#held.push({ milliseconds, release })
      this.#noticed?.()
    })

  /** Resolves when a wait is pending, with its duration in milliseconds. */
  async nextWait(): Promise<number> {
    if (this.#held.length === 0)
      await new Promise<void>((resolve) => {
        this.#noticed = resolve
      })
    return this.#held[0]!.milliseconds
  }

  release(): void {
    this.isHolding = false
    for (const { release } of this.#held.splice(0)) release()
  }
}

const clock = new HeldClock()
const facts = listenTo(scriptRun, commandRun)
const folder = mkdtempSync(join(tmpdir(), 'fruit-order-code-'))
const file = join(folder, 'canary.txt')
const host = createServer((_request, answer) => answer.end(CANARY))
let calls = 0
let port: number
let testApp: TestApp
beforeAll(async () => {
  writeFileSync(file, CANARY)
  host.on('request', () => calls++)
  host.listen(0, '127.0.0.1')
  await once(host, 'listening')
  port = (host.address() as AddressInfo).port
  testApp = await openTestApp({ shop: 'safe', catalogue: facts.catalogue, clock })
})
afterAll(async () => {
  await testApp.close()
  host.close()
  rmSync(folder, { recursive: true })
})

const createVulnerableLearner = () => flawedLearner(testApp, [readOrderLines, flaw])

async function order(learner: Learner, orderLinesData: string) {
  const { client } = await createMember(learner)
  return client.post('/b2b/v2/orders', { cid: 'x', orderLinesData }, { headers: { accept: 'application/json' } })
}

/** The value of an expression in order code, which returns it in an error message. */
async function found(learner: Learner, code: string): Promise<string> {
  const answer = await order(learner, `throw new Error(String(${code}))`)
  expect(answer.status).toBe(500)
  return answer.json().error.message
}

describe('code in an order', () => {
  it('is stopped by the step limit when it loops forever, with the message of the interface', async () => {
    const learner = createVulnerableLearner()
    const answer = await order(learner, LOOP)
    expect(answer.status).toBe(500)
    expect(answer.json().error.message).toBe('Infinite loop detected - reached max iterations')
    expect(facts.heardFrom(learner).map(({ data }) => data)).toEqual([
      { place: 'order-lines', code: LOOP, ended: 'steps' },
    ])
  })

  it('delays only orders of its own world by two seconds when it is slow', async () => {
    const [one, other] = [createVulnerableLearner(), createVulnerableLearner()]
    clock.isHolding = true
    const slow = order(one, SLOW)
    expect(await clock.nextWait()).toBe(2000)
    let isAnswered = false
    const next = order(one, '[{ productId: 1, quantity: 1 }]').then((answer) => {
      isAnswered = true
      return answer
    })
    expect((await order(other, '[{ productId: 1, quantity: 1 }]')).status).toBe(200)
    expect((await order(other, LOOP)).status).toBe(500)
    // Other calls of its own world are answered meanwhile.
    expect((await one.client().get('/rest/products/search?q=')).status).toBe(200)
    expect(isAnswered).toBe(false)
    clock.release()
    expect((await slow).status).toBe(503)
    expect((await next).status).toBe(200)
  })

  it('waits in a queue of bounded length', async () => {
    const learner = createVulnerableLearner()
    const { client } = await createMember(learner)
    const send = async (orderLinesData: string) =>
      (await client.post('/b2b/v2/orders', { cid: 'x', orderLinesData })).status
    clock.isHolding = true
    const slow = send(SLOW)
    await clock.nextWait()
    // One is being read and seven wait. The rest is rejected meanwhile.
    let refused = 0
    let done = () => {}
    const sentAway = new Promise<void>((resolve) => {
      done = resolve
    })
    const others = Array.from({ length: 12 }, async () => {
      const status = await send('[]')
      if (clock.isHolding && ++refused === 5) done()
      return status
    })
    await sentAway
    clock.release()
    expect(await slow).toBe(503)
    const statuses = await Promise.all(others)
    expect(statuses.filter((status) => status === 503)).toHaveLength(5)
    expect(statuses.filter((status) => status === 200)).toHaveLength(7)
  })

  it('sees the simulated machine and its shell', async () => {
    const learner = createVulnerableLearner()
    expect(await found(learner, "require('child_process').execSync('id; hostname')")).toMatch(
      /^uid=1000\(juicer\)[\s\S]*orchard/,
    )
    expect(facts.heardFrom(learner).map(({ fact }) => fact)).toContain(commandRun.name)
  })

  it('changes only its own world, up to the size limit of its files', async () => {
    const [one, other] = [createVulnerableLearner(), createVulnerableLearner()]
    await order(one, "require('child_process').execSync('echo mine > /ftp/legal.md')")
    expect((await one.client().get('/ftp/legal.md')).text).toBe('mine\n')
    expect((await other.client().get('/ftp/legal.md')).text).toContain('Legal notice')
    one.inside(({ files }) => files.write('/most', new Uint8Array(10 * 1024 * 1024 - 20)))
    expect(
      await found(one, "require('child_process').spawnSync('sh', ['-c', 'echo more than is left > /more']).stderr"),
    ).toContain('No space left on device')
    expect(one.inside(({ files }) => files.read('/more'))).toBeUndefined()
  })

  it('starts at most 64 commands within a minute', async () => {
    const learner = createVulnerableLearner()
    const many =
      "let out = ''; for (let i = 0; i < 22; i++) out += require('child_process').spawnSync('true').status + ' '; out"
    const statuses = (
      await Promise.all([1, 2, 3].map(() => found(learner, `(() => { ${many.replace(/out$/, 'return out')} })()`)))
    )
      .join('')
      .trim()
      .split(' ')
    expect(statuses.filter((status) => status === '0')).toHaveLength(64)
    expect(statuses.filter((status) => status === '254')).toHaveLength(2)
  })
})

describe('code in an order cannot escape', () => {
  it.each([
    ['by a file of the host', (path: string) => `require('fs').readFileSync('${path}', 'utf8')`],
    ['by a command', (path: string) => `require('child_process').spawnSync('cat', ['${path}']).stdout`],
    ['by a dynamic import', (path: string) => `import('${path}')`],
    [
      'by the constructor of a constructor',
      (path: string) =>
        `''.constructor.constructor("return process")().mainModule.require('fs').readFileSync('${path}')`,
    ],
    [
      'by the global object of a function',
      (path: string) => `(function () { return this })().process.getBuiltinModule('fs').readFileSync('${path}')`,
    ],
    [
      'by another context',
      (path: string) =>
        `require('vm').runInNewContext("this.constructor.constructor('return process')()").binding('fs').open('${path}')`,
    ],
    ['by Error.prepareStackTrace', () => 'Error.prepareStackTrace = (_, s) => s; new Error().stack[0].getThis()'],
    ['by bindings', () => "process.binding('spawn_sync').spawn({ file: 'id' })"],
    ['by a native library', () => "process.dlopen({ exports: {} }, '/lib/x.so')"],
    ['by a module of the server', () => "require('fastify')"],
    ['by a worker', () => "new (require('worker_threads').Worker)('x', { eval: true })"],
    ['by the caller', () => '(function f() { return f.caller.caller.arguments })()'],
    ['by the step counter of patterns', () => "RegExp.prototype.exec.constructor('return enter')()"],
    [
      'by the caller of a proxied pattern',
      () => 'RegExp.prototype.exec = new Proxy(RegExp.prototype.exec, { apply: (f, t, a) => f.caller }); /a/.exec("a")',
    ],
    [
      'by a request to the host',
      (_: string, at: number) => `fetch('http://127.0.0.1:${at}/').then((answer) => answer.text())`,
    ],
    [
      'by a request with a command',
      (_: string, at: number) => `require('child_process').execSync('curl -s http://127.1:${at}/')`,
    ],
    ['by a socket', (_: string, at: number) => `require('net').connect(${at}).on('data', String)`],
    ['by path traversal', (path: string) => `require('fs').readFileSync('/../../../..${path}')`],
    ['by the files of the process', () => "require('fs').readFileSync('/proc/self/environ', 'utf8')"],
    ['by ending the process', () => 'process.exit(1) || process.kill(1, 9) || process.abort()'],
  ])('%s', async (_title, code) => {
    const before = calls
    const answer = await order(createVulnerableLearner(), code(file, port))
    expect(answer.text).not.toContain(CANARY)
    expect([200, 500]).toContain(answer.status)
    expect(calls).toBe(before)
    expect((await order(createVulnerableLearner(), '[]')).status).toBe(200)
  })

  it('sees only the simulated environment variables', async () => {
    const environment = await found(createVulnerableLearner(), 'JSON.stringify(process.env)')
    expect(environment).toContain('"USER":"juicer"')
    expect(environment).not.toContain(process.env.PATH)
  })
})
