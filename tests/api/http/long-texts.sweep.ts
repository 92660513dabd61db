import { METHODS } from '@fruit/chain/rpc-methods'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Operation } from '../../support/example-player.ts'
import { LongTextPlayer } from '../../support/long-text-player.ts'
import { longTextsOf } from '../../support/long-texts.ts'
import { MEASURES_THREADS } from '../../support/main-thread.ts'
import { rpcExamples } from '../../support/rpc-examples.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

/** Number of tests among which the operations are divided. */
const SHARES = 10
/** Upper limit for one share, which needs far less processor time. */
const TIMEOUT_MS = 1_800_000

let testApp: TestApp
let player: LongTextPlayer
beforeAll(async () => {
  testApp = await openTestApp({ server: { trustedProxies: ['127.0.0.1'] } })
  player = await LongTextPlayer.open(testApp)
})
afterAll(() => testApp?.close())

/** One operation per method and security scheme: headers are read the same way in all others. */
function differentlyGuarded(operations: readonly Operation[]): Operation[] {
  return [
    ...new Map(operations.map((each) => [`${each.method} ${JSON.stringify(each.security)}`, each] as const)).values(),
  ]
}

describe.runIf(MEASURES_THREADS)('main thread', { timeout: TIMEOUT_MS }, () => {
  it.each(Array.from({ length: SHARES }, (_, share) => share))(
    'is blocked for less than 50 ms by every long text in URLs, bodies and forms (share %i)',
    async (share) => {
      const slow: string[] = []
      for (const operation of player.operations.filter((_, index) => index % SHARES === share))
        slow.push(...(await player.play(operation, (field) => (field.place === 'header' ? [] : longTextsOf(field)))))
      console.log(player.summary)
      expect(slow).toEqual([])
    },
  )

  it('is blocked for less than 50 ms by every long text in headers', async () => {
    const slow: string[] = []
    for (const operation of differentlyGuarded(player.operations))
      slow.push(...(await player.play(operation, (field) => (field.place === 'header' ? longTextsOf(field) : []))))
    console.log(player.summary)
    expect(slow).toEqual([])
  })

  it('is blocked for less than 50 ms by every long text in JSON-RPC calls', async () => {
    const slow: string[] = []
    for (const method of Object.keys(METHODS))
      for (const example of rpcExamples(method)) slow.push(...(await player.playRpc(example, longTextsOf)))
    console.log(player.summary)
    expect(slow).toEqual([])
  })
})
