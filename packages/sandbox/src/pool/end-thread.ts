/**
 * Ends this thread with an error, which the thread that started it receives. A top-level `await` would do the same, but built
 * modules are CommonJS, which does not support it.
 */
export function endThread(error: unknown): void {
  queueMicrotask(() => {
    throw error
  })
}
