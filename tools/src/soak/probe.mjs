// Loaded before the server: tells its parent every second how late the event loop was, in milliseconds.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()
setInterval(() => {
  process.send?.({ p99: delay.percentile(99) / 1e6, max: delay.max / 1e6 })
  delay.reset()
}, 1000).unref()
// The channel must not keep the process alive, nor does its end matter.
process.channel?.unref()
