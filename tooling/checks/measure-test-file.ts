import { afterAll } from 'vitest'
import { processorSeconds } from '../bench/processor-time.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Processor time of the worker and its descendants at the end of the test file. */
    worker?: { readonly pid: number; readonly processorSeconds: number }
  }
}

// Registered first, so it runs after all other hooks, which close what the file opened.
// biome-ignore lint/correctness/noEmptyPattern: Vitest wants a pattern, and there is nothing in it that we want
afterAll(({}, suite) => {
  const seconds = processorSeconds(process.pid)
  if (seconds !== null && suite.file) suite.file.meta.worker = { pid: process.pid, processorSeconds: seconds }
})
