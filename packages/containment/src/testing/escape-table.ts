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
import { AnswerTimes, mostOf } from './answer-times.ts'

/** What attempts aim at: a file of the host, and an address at which somebody listens. */
export interface Canary {
  /** Folder of the host that holds the file and nothing else. */
  readonly folder: string
  readonly file: string
  /** Host and port. */
  readonly host: string
}

export interface EscapeAttempt {
  readonly title: string
  /** @returns the answer, or the error that came in its place */
  run(canary: Canary): Promise<unknown>
  /** What is expected of the answer, beyond that nothing of the host is in it. */
  expected?(answer: unknown): void
  /** It takes seconds of the processor, until a limit ends it: it is made once, among the others, and not by itself as well. */
  readonly isEndless?: boolean
}

export interface EscapeTable {
  /** What is attacked. */
  readonly power: string
  /** When each attempt must have ended, but for one second, or three times what something simple takes meanwhile. */
  readonly deadlineMs: number
  readonly attempts: readonly EscapeAttempt[]
  /** Asks for something simple in another world. */
  calm(): Promise<unknown>
}

const SECRET = 'this-canary-sings-to-nobody'
/** A time long ago: reading the file would bring it up to date. */
const LONG_AGO = new Date('2001-02-03T04:05:06Z')
const MEBIBYTE = 1024 * 1024
/** What is late is tried so many times more: what the containment does not end is late each time, what the machine was too busy for is not. */
const AGAIN = 3

/**
 * Tests that none of the attempts gets out: each ends in time, its answer holds nothing of the host, no file of the host
 * is read or written, nobody is called, objects of this process are as they were. Once for the table: another world goes
 * on being answered, and, in the long sweeps, memory returns.
 */
export function testEscapes({ power, deadlineMs, attempts, calm }: EscapeTable): void {
  describe(`attempts to get out of ${power}`, () => {
    const watch = new HostWatch()
    const times = new Map<string, number>()
    const control = new AnswerTimes()

    beforeAll(async () => {
      await watch.start()
    })
    // Whatever is loaded when first used, or starts anew after an attempt, is none of the attempt's time.
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

    /** How long another world waits for an answer at most, while all of them go on. */
    const slowestBeside = async () => {
      const started = performance.now()
      const answers = attempts.map(async (attempt) => {
        const answer = await settled(attempt.run(watch.canary))
        if (attempt.isEndless) times.set(attempt.title, performance.now() - started)
        return answer
      })
      const others = new AnswerTimes()
      for (const [place, answer] of answers.entries()) {
        // The one before has ended, so this one goes on.
        await others.of(calm)
        const attempt = attempts[place]!
        if (attempt.isEndless) expectInside(attempt, await answer)
        else await answer
      }
      return others.slowest
    }

    test('while they go on, another world is answered within the time of one of them', async () => {
      const bound = deadlineMs + mostOf(control, 1000)
      let least = await slowestBeside()
      for (let again = 0; least >= bound && again < AGAIN; again++) least = Math.min(least, await slowestBeside())
      expect(least).toBeLessThan(bound)
    }, 120_000)

    test.runIf(process.env.TEST_SOAKS)(
      'memory returns',
      async () => {
        // What waits for the next collection counts in one round; what never returns counts in each.
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
      const bound = deadlineMs + mostOf(control, 1000)
      for (const attempt of attempts) {
        let least = times.get(attempt.title)!
        for (let again = 0; least >= bound && again < AGAIN; again++) {
          const started = performance.now()
          await settled(attempt.run(watch.canary))
          least = Math.min(least, performance.now() - started)
        }
        expect(least, attempt.title).toBeLessThan(bound)
      }
    }, 60_000)
  })
}

/** The answer, or the error in its place; waited for at most as long as a test is. */
function settled(answer: Promise<unknown>): Promise<unknown> {
  return answer.catch((error: unknown) => error)
}

/** Watches what of the host an attempt could reach. */
export class HostWatch {
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
    // Not every file system keeps account of who reads.
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
    expect(this.#calls, 'calls that were answered').toBe(0)
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

/** How many sockets this process has open, with all of its threads; on Linux only. */
function openSockets(): number {
  const folder = '/proc/self/fd'
  if (!existsSync(folder)) return 0
  return readdirSync(folder).filter((name) => {
    try {
      return readlinkSync(join(folder, name)).startsWith('socket:')
    } catch {
      // It was the one that read the folder.
      return false
    }
  }).length
}
