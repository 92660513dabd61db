// Preloaded into the server: sends its parent the event loop delay every second, and the longest processor time of the
// main thread between two turns, in milliseconds. The latter needs Linux.
import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const TURN_MS = 10

const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()

let before = processorMs()
let turn = 0
setInterval(() => {
  const now = processorMs()
  turn = Math.max(turn, now - before)
  before = now
}, TURN_MS).unref()

setInterval(() => {
  process.send?.({ p99: delay.percentile(99) / 1e6, max: delay.max / 1e6, turn })
  delay.reset()
  turn = 0
}, 1000).unref()
// The channel must not keep the process alive.
process.channel?.unref()

/** Processor time of the main thread so far. */
function processorMs() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return Number.NaN
  }
}
