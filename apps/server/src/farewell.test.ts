import { expect, it } from 'vitest'
import { afterTenths } from './farewell.ts'

it('time in which the machine did not let the process run counts once, however long it was', async () => {
  let isOver = false
  const over = new Promise<void>((resolve) => {
    afterTenths(3, () => {
      isOver = true
      resolve()
    })
  })
  // Nothing of this thread runs for longer than all three tenths.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400)
  // By then the timers have run that were due before.
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(isOver).toBe(false)
  await over
})
