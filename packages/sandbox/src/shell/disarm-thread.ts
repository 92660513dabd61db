import { runInNewContext } from 'node:vm'

/** Globals that evaluate code. */
const EVALUATORS: readonly string[] = ['eval', 'Function', 'WebAssembly']
/** Globals of Node that the shell's engine uses. */
const USED_GLOBALS: readonly string[] = ['Buffer', 'URL', 'atob', 'clearTimeout', 'performance', 'setTimeout']
/** Properties of `process` that Node's own code uses while a thread runs and ends. */
const USED_BY_NODE: readonly string[] = [
  '_exiting',
  'emit',
  'emitWarning',
  'exitCode',
  'nextTick',
  'version',
  'versions',
]

/**
 * Removes from the calling thread everything that gives foreign code access to the host: the constructors that evaluate strings
 * as code, the functions of `process`, and the globals that the shell's engine does not use. It also freezes the objects of the
 * language, so that foreign code cannot replace functions that the engine calls. It cannot be undone.
 *
 * A thread of the shell calls this after it has loaded its program. The shell's realm can obtain an error of this realm, for
 * example by a stack overflow in Node's code or by a failed `import()`.
 */
export function disarmThread(): void {
  const language = (runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[]).filter(
    (name) => !EVALUATORS.includes(name),
  )
  const functions = [() => {}, async () => {}, function* () {}, async function* () {}]
  for (const each of functions) keepOnly(Object.getPrototypeOf(each), (name) => name !== 'constructor')
  keepOnly(process, (name) => USED_BY_NODE.includes(name))
  keepOnly(globalThis, (name) => language.includes(name) || USED_GLOBALS.includes(name))
  const iterators = [[], '', new Map(), new Set()].map((each) => each[Symbol.iterator]())
  const values = language.map((name) => (globalThis as Record<string, unknown>)[name])
  freezeAll([...values, ...functions, ...functions.slice(2).map((each) => each()), ...iterators, 'a'.matchAll(/a/g)])
}

/** Deletes the other properties of an object, or makes those that cannot be deleted undefined. */
function keepOnly(object: object, isKept: (name: string) => boolean): void {
  for (const name of Object.getOwnPropertyNames(object)) {
    if (!isKept(name) && !Reflect.deleteProperty(object, name)) Reflect.set(object, name, undefined)
  }
}

/** Freezes all objects that can be reached from these without calling a function, except the global object. */
function freezeAll(values: unknown[]): void {
  const seen = new Set<unknown>([globalThis])
  while (values.length > 0) {
    const value = values.pop()
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) continue
    seen.add(value)
    Object.freeze(value)
    values.push(Object.getPrototypeOf(value))
    for (const key of Reflect.ownKeys(value))
      values.push(...Object.values(Object.getOwnPropertyDescriptor(value, key)!))
  }
}
