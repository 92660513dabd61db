import { METHODS } from '@fruit/chain/rpc-methods'
import { pick, seededDice } from '@fruit/sandbox/testing/dice'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LongTextPlayer } from '../../support/long-text-player.ts'
import { longTextsOf } from '../../support/long-texts.ts'
import { MEASURES_THREADS } from '../../support/main-thread.ts'
import { rpcExamples } from '../../support/rpc-examples.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const SEED = 17
/** The four tests take about 20 s of processor time together, and longer on a busy machine. */
const TIMEOUT_MS = 600_000
/** Number of texts per field of a URL or a body. `long-texts.sweep.ts` sends all texts. */
const PER_FIELD = 3
/** The operation whose headers are tested for all. The server reads the sender's token. */
const GUARDED = 'listCards'

let testApp: TestApp
let player: LongTextPlayer
beforeAll(async () => {
  // The server then reads proxy headers as well.
  testApp = await openTestApp({ server: { trustedProxies: ['127.0.0.1'] } })
  player = await LongTextPlayer.open(testApp)
})
afterAll(() => testApp?.close())

// The processor time of the process would include that of the workers, which may be seconds.
describe.runIf(MEASURES_THREADS)('main thread', { timeout: TIMEOUT_MS }, () => {
  it('is blocked for less than 50 ms by long texts in URLs, bodies and forms', async () => {
    const dice = seededDice(SEED)
    const slow: string[] = []
    for (const operation of player.operations)
      slow.push(
        ...(await player.play(operation, (field) => {
          const texts = longTextsOf(field)
          if (field.place === 'header') return []
          if (field.place === 'file')
            return texts.filter(({ shape, length }) => shape === 'inside' && length === field.lengths.at(-1))
          return Array.from({ length: PER_FIELD }, () => pick(texts, dice))
        })),
      )
    expect(player.operations.length).toBeGreaterThan(100)
    expect(slow).toEqual([])
  })

  it('is blocked for less than 50 ms by long texts in headers', async () => {
    const operation = player.operations.find(({ operationId }) => operationId === GUARDED)!
    const slow = await player.play(operation, (field) =>
      field.place === 'header' ? longTextsOf(field).filter(({ shape }) => shape === 'inside') : [],
    )
    expect(slow).toEqual([])
  })

  it('is blocked for less than 50 ms by long texts in JSON-RPC calls', async () => {
    const dice = seededDice(SEED)
    const slow: string[] = []
    for (const method of Object.keys(METHODS))
      for (const example of rpcExamples(method))
        slow.push(...(await player.playRpc(example, (field) => [pick(longTextsOf(field), dice)])))
    expect(slow).toEqual([])
  })

  it('is blocked for less than 50 ms by long socket messages', async () => {
    const { receiver, backend } = testApp.app
    const slow: string[] = []
    for (const event of receiver.events)
      slow.push(...(await player.playMessage(event, backend.configuration.server.limits.messageBytes)))
    expect(slow).toEqual([])
  })
})
