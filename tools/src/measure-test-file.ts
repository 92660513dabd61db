import { afterAll } from 'vitest'
import { processorSeconds } from './processor-time.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** What the worker of a test file, with all that it started, had used when the file was done. */
    worker?: { readonly pid: number; readonly processorSeconds: number }
  }
}

// Set up before all others, this ends after them: what a file opened is closed.
// biome-ignore lint/correctness/noEmptyPattern: Vitest wants a pattern, and there is nothing in it that we want
afterAll(({}, suite) => {
  const seconds = processorSeconds(process.pid)
  if (seconds !== null && suite.file) suite.file.meta.worker = { pid: process.pid, processorSeconds: seconds }
})
