import { expect, it } from 'vitest'
import { afterTenths } from './graceful-shutdown.ts'

it('afterTenths counts a stall of any length as one tenth', async () => {
  let isOver = false
  const over = new Promise<void>((resolve) => {
    afterTenths(3, () => {
      isOver = true
      resolve()
    })
  })
  // Blocks the thread for longer than three tenths.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400)
  // Lets timers run that are due.
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(isOver).toBe(false)
  await over
})
