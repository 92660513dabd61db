/**
 * Runs in the contained engine before anything of the attacker's does, and keeps the functions that it needs for
 * itself: what the script does to `JSON` or to prototypes later can spoil the script's own answer, and nothing else.
 * It gives the host functions that the script cannot reach. The host gives no function to the script at all.
 */
export const prelude = `((JSON, Object, Reflect, String, TypeError, globalThis) => {
  const { stringify, parse } = JSON
  const { assign } = Object
  const { apply } = Reflect
  const { slice } = String.prototype
  const start = (text, most) => apply(slice, text, { __proto__: null, length: 2, 0: 0, 1: most })

  let lines = ''
  let isFull = false
  const line = (most) => (...parts) => {
    let text = ''
    for (let i = 0; i < parts.length; i++) {
      const part = parts[i]
      text += (i === 0 ? '' : ' ') + (typeof part === 'string' ? part : stringify(part) ?? String(part))
    }
    const next = (lines === '' ? '' : ',') + stringify(text)
    if (lines.length + next.length > most) isFull = true
    else lines += next
  }

  return {
    stringify,
    define: (text) => { assign(globalThis, parse(text)) },
    openConsole: (most) => {
      const write = line(most)
      globalThis.console = { log: write, info: write, warn: write, error: write, debug: write }
    },
    isConsoleFull: () => isFull,
    consoleLines: () => '[' + lines + ']',
    call: (exports, name, text) => {
      const called = exports[name]
      if (typeof called !== 'function') throw new TypeError('The module exports no function named "' + name + '".')
      return apply(called, undefined, parse(text))
    },
    report: (error, most) => {
      try {
        if ((typeof error !== 'object' || error === null) && typeof error !== 'function') {
          return stringify({ __proto__: null, name: 'Error', message: start(String(error), most) })
        }
        const { name, message, stack } = error
        return stringify({
          __proto__: null,
          name: typeof name === 'string' ? start(name, 200) : 'Error',
          message: typeof message === 'string' ? start(message, most) : '',
          stack: typeof stack === 'string' ? start(stack, most) : undefined,
        })
      } catch {
        return '{"name":"Error","message":"The thrown value cannot be read."}'
      }
    },
  }
})(JSON, Object, Reflect, String, TypeError, globalThis)`
