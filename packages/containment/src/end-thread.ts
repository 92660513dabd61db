/**
 * Ends this thread with an error, which whoever started it hears. Awaiting at the top of a module would do the same, but built
 * modules are CommonJS, which knows no such thing.
 */
export function endThread(error: unknown): void {
  queueMicrotask(() => {
    throw error
  })
}
