// Loaded before the server: tells its parent every second how late the event loop was, and how much of the main thread's
// processor time went by between two of its turns at most, in milliseconds. Only Linux tells the latter.
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
// The channel must not keep the process alive, nor does its end matter.
process.channel?.unref()

/** Of the main thread, so far. */
function processorMs() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return Number.NaN
  }
}
