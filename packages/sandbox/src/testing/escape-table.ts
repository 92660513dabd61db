import dgram from 'node:dgram'
import dns from 'node:dns'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { maxAcceptedMs, ResponseTimes } from './answer-times.ts'

/** Targets of attempts: a file of the host, and the address of a listening server. */
export interface Canary {
  /** Folder of the host that contains only this file. */
  readonly folder: string
  readonly file: string
  /** Host and port. */
  readonly host: string
}

export interface EscapeAttempt {
  readonly title: string
  /** @returns the result, or the error instead */
  run(canary: Canary): Promise<unknown>
  /** Checks the result, in addition to the check that it contains no data of the host. */
  expected?(answer: unknown): void
  /**
   * True for an attempt that takes seconds of processor time until a limit ends it. It runs only once, among the others, and not
   * also alone.
   */
  readonly isEndless?: boolean
}

export interface EscapeTable {
  /** Name of the attacked power. */
  readonly power: string
  /** Deadline of each attempt. One second, or three times the duration of a simple job, is added to it. */
  readonly deadlineMs: number
  readonly attempts: readonly EscapeAttempt[]
  /** Runs a simple job of another world. */
  calm(): Promise<unknown>
}

const SECRET = 'this-canary-sings-to-nobody'
/** An old access time, which reading the file would update. */
const LONG_AGO = new Date('2001-02-03T04:05:06Z')
const MEBIBYTE = 1024 * 1024
/**
 * Number of repetitions of a late attempt: an attempt that the containment does not end is late each time, unlike one on a busy
 * machine.
 */
const MAX_REPETITIONS = 3

/**
 * Tests that no attempt escapes: each ends in time, its result contains no data of the host, no file of the host is read or
 * written, no connection is opened, and objects of this process are unchanged. Once per table, it also tests that another world
 * stays responsive and, in the long tests, that memory is released.
 */
export function testEscapes({ power, deadlineMs, attempts, calm }: EscapeTable): void {
  describe(`attempts to escape from ${power}`, () => {
    const watch = new HostObserver()
    const times = new Map<string, number>()
    const control = new ResponseTimes()

    beforeAll(async () => {
      await watch.start()
    })
    // Excludes first loads and restarted workers from the time of an attempt.
    beforeEach(async () => {
      await control.of(calm)
    })
    afterEach(() => watch.expectQuiet())
    afterAll(() => watch.stop())

    const expectInside = (attempt: EscapeAttempt, answer: unknown) => {
      watch.expectNothingOfHost(answer)
      attempt.expected?.(answer)
    }

    const byItself = attempts.filter(({ isEndless }) => !isEndless)
    test.each(byItself.map((attempt) => [attempt.title, attempt] as const))('%s', async (title, attempt) => {
      const started = performance.now()
      const answer = await settled(attempt.run(watch.canary))
      times.set(title, performance.now() - started)
      expectInside(attempt, answer)
    })

    /** Maximum response time of another world while all attempts run. */
    const slowestBeside = async () => {
      const started = performance.now()
      const answers = attempts.map(async (attempt) => {
        const answer = await settled(attempt.run(watch.canary))
        if (attempt.isEndless) times.set(attempt.title, performance.now() - started)
        return answer
      })
      const others = new ResponseTimes()
      for (const [place, answer] of answers.entries()) {
        // The previous attempt has ended, so this one is running.
        await others.of(calm)
        const attempt = attempts[place]!
        if (attempt.isEndless) expectInside(attempt, await answer)
        else await answer
      }
      return others.slowest
    }

    test('another world gets a response within the time of one attempt while all run', async () => {
      const bound = deadlineMs + maxAcceptedMs(control, 1000)
      let least = await slowestBeside()
      for (let again = 0; least >= bound && again < MAX_REPETITIONS; again++)
        least = Math.min(least, await slowestBeside())
      expect(least).toBeLessThan(bound)
    }, 120_000)

    test.runIf(process.env.TEST_SOAKS)(
      'memory is released',
      async () => {
        // Garbage that is not collected yet counts in one round; memory that is never released counts in each.
        let before = process.memoryUsage().rss
        const growths: number[] = []
        do {
          for (const attempt of attempts) await settled(attempt.run(watch.canary))
          const after = process.memoryUsage().rss
          growths.push(after - before)
          before = after
        } while (growths.at(-1)! >= 64 * MEBIBYTE && growths.length < 4)
        expect(Math.min(...growths)).toBeLessThan(64 * MEBIBYTE)
      },
      480_000,
    )

    test(`all ${attempts.length} end in time`, async () => {
      const [slowest, took] = [...times].reduce((a, b) => (b[1] > a[1] ? b : a))
      console.info(`${power}: ${times.size} attempts, slowest ${Math.round(took)} ms (${slowest})`)
      expect(times.size).toBe(attempts.length)
      const bound = deadlineMs + maxAcceptedMs(control, 1000)
      for (const attempt of attempts) {
        let least = times.get(attempt.title)!
        for (let again = 0; least >= bound && again < MAX_REPETITIONS; again++) {
          const started = performance.now()
          await settled(attempt.run(watch.canary))
          least = Math.min(least, performance.now() - started)
        }
        expect(least, attempt.title).toBeLessThan(bound)
      }
    }, 60_000)
  })
}

/** The result, or the error instead; waits at most as long as a test may run. */
function settled(answer: Promise<unknown>): Promise<unknown> {
  return answer.catch((error: unknown) => error)
}

/** Observes the parts of the host that an attempt could reach. */
export class HostObserver {
  readonly #folder = mkdtempSync(join(tmpdir(), 'canary-'))
  readonly #file = join(this.#folder, 'canary.txt')
  readonly #prototypes = [Object.prototype, Array.prototype, Function.prototype, String.prototype]
  readonly #names = this.#prototypes.map((prototype) => Object.getOwnPropertyNames(prototype).length)
  readonly #callers = [
    vi.spyOn(Socket.prototype, 'connect'),
    vi.spyOn(dns, 'lookup'),
    vi.spyOn(dgram.Socket.prototype, 'send'),
  ]
  #server: Server | null = null
  #calls = 0
  #sockets = 0
  #isReadingTold = false

  get canary(): Canary {
    const address = this.#server?.address()
    const port = typeof address === 'object' && address ? address.port : 0
    return { folder: this.#folder, file: this.#file, host: `127.0.0.1:${port}` }
  }

  async start(): Promise<void> {
    const server = createServer((socket) => {
      this.#calls++
      socket.destroy()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    server.unref()
    this.#server = server
    writeFileSync(this.#file, SECRET)
    // Not every file system records access times.
    this.#forgetReading()
    readFileSync(this.#file)
    this.#isReadingTold = this.#wasRead()
    this.#forgetReading()
    this.#sockets = openSockets()
    process.env.FRUIT_CANARY = SECRET
    for (const caller of this.#callers) caller.mockClear()
  }

  async stop(): Promise<void> {
    delete process.env.FRUIT_CANARY
    for (const caller of this.#callers) caller.mockRestore()
    await new Promise((resolve) => this.#server?.close(resolve))
    rmSync(this.#folder, { recursive: true })
  }

  expectQuiet(): void {
    expect(readdirSync(this.#folder)).toEqual(['canary.txt'])
    if (this.#isReadingTold) expect(this.#wasRead(), 'the file was read').toBe(false)
    expect(statSync(this.#file).mtimeMs).toBe(LONG_AGO.getTime())
    expect(this.#calls, 'accepted connections').toBe(0)
    for (const caller of this.#callers) expect(caller).not.toHaveBeenCalled()
    expect(openSockets(), 'open sockets').toBe(this.#sockets)
    expect(this.#prototypes.map((prototype) => Object.getOwnPropertyNames(prototype).length)).toEqual(this.#names)
  }

  expectNothingOfHost(answer: unknown): void {
    const text =
      answer instanceof Error ? `${answer.message} ${JSON.stringify(answer)}` : (JSON.stringify(answer) ?? '')
    expect(text).not.toContain(SECRET)
    expect(text).not.toContain(Buffer.from(SECRET).toString('base64').slice(0, -2))
    expect(text).not.toContain(process.cwd())
    expect(text).not.toContain('node_modules')
  }

  #wasRead(): boolean {
    return statSync(this.#file).atimeMs !== LONG_AGO.getTime()
  }

  #forgetReading(): void {
    utimesSync(this.#file, LONG_AGO, LONG_AGO)
  }
}

/** Number of open sockets of this process, including all its threads; on Linux only. */
function openSockets(): number {
  const folder = '/proc/self/fd'
  if (!existsSync(folder)) return 0
  return readdirSync(folder).filter((name) => {
    try {
      return readlinkSync(join(folder, name)).startsWith('socket:')
    } catch {
      // It was the handle that reads the folder.
      return false
    }
  }).length
}
