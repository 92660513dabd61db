import { once } from 'node:events'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createContainment } from '../containment.ts'
import type { RealmTrial } from '../testing/realm-worker.ts'
import { workerStarter } from './worker-source.ts'

const start = workerStarter({
  source: new URL('../testing/realm-worker.ts', import.meta.url),
  load: () => import('../testing/realm-worker.ts'),
  limits: {},
})

async function inThread(trial: RealmTrial): Promise<string> {
  const worker = await start()
  onTestFinished(async () => void (await worker.terminate()))
  worker.postMessage(trial)
  const [text] = (await once(worker, 'message')) as [string]
  return text
}

/** Each returns an error of the thread's realm to the shell's realm. */
const escapes = [
  ['the rejection of an import', `const escaped = await import('x').catch((error) => error)`],
  [
    "a stack overflow in Node's code",
    `let escaped
    const overflow = () => {
      try { overflow() } catch {}
      try { new Error('x').stack } catch (error) { if (!(error instanceof Error)) escaped ??= error }
    }
    overflow()`,
  ],
] as const

const program = (getsOut: string, search: string) =>
  `(async () => { ${getsOut}; if (escaped instanceof Error || !escaped) return 'no escape'; ${search} })().catch((error) => 'failed: ' + error)`

describe('an object of the thread in the realm of the shell', () => {
  describe.each(escapes)('by %s', (_, getsOut) => {
    const powers = `
      const host = escaped.constructor.constructor('return globalThis')()
      if (!host) return 'none'
      const names = ['process', 'fetch', 'WebSocket', 'eval', 'Function', 'Worker', 'MessageChannel', 'BroadcastChannel']
      return names.filter((name) => host[name]).join()`

    it('gives access to the host without disarming', async () => {
      expect(await inThread({ code: program(getsOut, powers), isDisarmed: false })).toMatch(/^process,fetch/)
    })

    it('evaluates no string as code', async () => {
      expect(await inThread({ code: program(getsOut, powers), isDisarmed: true })).toMatch(/^failed: TypeError/)
    })

    it('leads to no function that evaluates code, no process, and no object that the engine uses', async () => {
      const search = `
        const own = new Set(Object.getOwnPropertyNames(globalThis).map((name) => globalThis[name]))
        const queue = [[escaped, 'error']], seen = new Set(), found = []
        while (queue.length) {
          const [value, path] = queue.pop()
          if (value === null || (typeof value !== 'object' && typeof value !== 'function') || seen.has(value)) continue
          seen.add(value)
          if (value.nextTick || value.setTimeout || value.postMessage) found.push(path)
          if (typeof value === 'function') {
            try { if (value('return 1')() === 1) found.push(path + '()') } catch {}
          } else if (Object.isExtensible(value) && !(path.startsWith('error') && path.split('.').length < 4)) found.push(path + ' is not frozen')
          queue.push([Object.getPrototypeOf(value), path + '.__proto__'])
          for (const key of Reflect.ownKeys(value)) {
            const { value: held, get, set } = Object.getOwnPropertyDescriptor(value, key)
            queue.push([held, path + '.' + String(key)], [get, path + '.get ' + String(key)], [set, path + '.set ' + String(key)])
          }
        }
        return seen.size + ' objects: ' + found.join()`
      expect(await inThread({ code: program(getsOut, search), isDisarmed: true })).toMatch(/^\d{2,} objects: $/)
    })
  })
})

it('runs commands after disarming, with files, timers and requests', async () => {
  const contained = createContainment({ workers: 1 })
  onTestFinished(() => contained.close())
  const answer = { status: 200, statusText: 'OK', headers: {}, url: 'http://shop/', body: Buffer.from('fruit') }
  const machine = {
    ...{ hostName: 'shop', environment: {}, folder: '/' },
    files: () => [{ path: '/a', modifiedAt: 1 }],
    read: () => Buffer.from('apple'),
    fetch: async () => answer,
  }
  for (let i = 0; i < 2; i++)
    expect(
      await contained.shell({
        ...{ owner: 'one', machine },
        command: 'cat /a; sleep 0.01; curl -s http://shop/; echo hi > /tmp/b; gzip /tmp/b; ls /tmp; cat /missing',
      }),
    ).toMatchObject({ kind: 'ended', stdout: 'applefruitb.gz\n', exitCode: 1 })
})
