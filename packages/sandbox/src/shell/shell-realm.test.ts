import { runInContext, Script } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { openRealm, realmTools } from './shell-engine.ts'

const { program } = await import('virtual:shell-realm')
const script = new Script(program, { filename: 'shell.js' })

const idle = { setTimer: () => {}, clearTimer: () => {}, ask: () => {}, finish: () => {} }

/** Evaluates code in the realm of the shell's library, which no command of a player can do. */
function inRealm(code: string): unknown {
  return runInContext(code, openRealm(script, { ...realmTools, ...idle }))
}

test('has no globals of Node', () => {
  const names = ['process', 'require', 'module', 'exports', 'global', 'fetch', 'setImmediate', 'queueMicrotask']
  const more = ['MessageChannel', 'Worker', 'navigator', 'structuredClone', 'XMLHttpRequest', 'realmHost']
  expect(
    inRealm(`JSON.stringify(${JSON.stringify([...names, ...more])}.filter((name) => globalThis[name] !== undefined))`),
  ).toBe('[]')
})

test.each([
  ['eval', `eval('1')`],
  ['the constructor of functions', `(() => {}).constructor('return 1')()`],
  ['the constructor of async functions', `(async () => {}).constructor('return 1')()`],
  ['the constructor of generators', `(function* () {}).constructor('yield 1')().next()`],
  ['a constructor reached by a global', `performance.now.constructor('return 1')()`],
  ['a constructor reached by a class', `new URL('http://a/').constructor.constructor('return 1')()`],
])('does not evaluate strings as code through %s', (_, code) => {
  expect(inRealm(`try { ${code}; 'ran' } catch (error) { error.name }`)).toBe('EvalError')
})

test('does not compile WebAssembly', () => {
  expect(
    inRealm(`try { new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])); 'ran' } catch { 'refused' }`),
  ).toBe('refused')
})

test.each([
  'performance.now',
  'crypto.randomUUID',
  'setTimeout',
  'btoa',
  'atob',
  'TextEncoder',
  'URL',
  'realmShell.run',
])('%s is a function of the realm, not of the host', (name) => {
  expect(inRealm(`Object.getPrototypeOf(${name}) === Function.prototype`)).toBe(true)
})

test('replaces errors of the host, including stack overflows', () => {
  const code = `
    const seen = []
    const call = () => { try { call() } catch (error) { seen.push(error) } try { performance.now(); crypto.randomUUID() } catch (error) { seen.push(error) } }
    call()
    seen.length > 0 && seen.every((error) => error instanceof Error)`
  expect(inRealm(code)).toBe(true)
  const failing = openRealm(script, {
    ...realmTools,
    ...idle,
    uuid: () => {
      throw new Error('of the host')
    },
  })
  expect(runInContext(`try { crypto.randomUUID() } catch (error) { error instanceof Error }`, failing)).toBe(true)
})

test('passes only strings and numbers to the host', () => {
  const encodeBase64 = vi.fn(() => '')
  const realm = openRealm(script, { ...realmTools, ...idle, encodeBase64 })
  runInContext(`for (const value of [{}, [], () => {}, new Proxy({}, {})]) try { btoa(value) } catch {}`, realm)
  expect(encodeBase64).not.toHaveBeenCalled()
})

test('keeps changes of its prototypes inside', () => {
  inRealm(
    'Object.prototype.polluted = 1; Array.prototype.map = null; String.prototype.split = null; JSON.parse = null; 1',
  )
  expect(({} as { polluted?: number }).polluted).toBeUndefined()
  expect(inRealm('typeof ({}).polluted + typeof [].map + typeof JSON.parse')).toBe('undefinedfunctionfunction')
})

test.each([
  [`new TextDecoder().decode(new TextEncoder().encode('Zoë 🍏'))`, 'Zoë 🍏'],
  [`btoa('Fruit!')`, 'RnJ1aXQh'],
  [`atob('RnJ1aXQh')`, 'Fruit!'],
  [`new URL('/b?c=d#e', 'http://a.test:81/x').href`, 'http://a.test:81/b?c=d#e'],
  [`new URL('http://a.test:81/x').hostname`, 'a.test'],
  [`try { new URL('no address') } catch (error) { error.name }`, 'TypeError'],
  [
    `try { new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array([255])) } catch (error) { error.name }`,
    'TypeError',
  ],
  [`new Headers([['A', 'b'], ['a', 'c']]).get('A')`, 'b, c'],
  [`const { signal, abort } = new AbortController(); signal.aborted`, false],
  [
    `const c = new AbortController(); const any = AbortSignal.any([c.signal]); c.abort(); any.reason.name`,
    'AbortError',
  ],
])('%s returns %j, as in a browser', (code, value) => {
  expect(inRealm(code)).toBe(value)
})
