import { expect, test } from 'vitest'
import { lockedPath, reachedPackages } from './locked-packages.ts'

const LOCK = {
  'node_modules/a': {
    version: '1.0.0',
    dependencies: { b: '^2.0.0' },
    optionalDependencies: { native: '*', gone: '*' },
  },
  'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { c: '*' } },
  'node_modules/b': { version: '1.0.0' },
  'node_modules/c': { version: '3.0.0', dependencies: { a: '*' } },
  'node_modules/native': { version: '4.0.0' },
  'node_modules/other': { version: '5.0.0' },
  'packages/ours/node_modules/b': { version: '6.0.0' },
}

test('collects a library and its dependencies, each as Node.js resolves it, and nothing else', () => {
  expect(Object.keys(reachedPackages(LOCK, ['a']))).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
    'node_modules/native',
  ])
})

test('throws for a library that is not in the lock file', () => {
  expect(() => reachedPackages(LOCK, ['nobody'])).toThrow(/no nobody/)
})

test('prefers the copy of a library in the folder of the package that imports it', () => {
  expect(lockedPath(LOCK, 'b', 'packages/ours')).toBe('packages/ours/node_modules/b')
  expect(lockedPath(LOCK, 'a', 'packages/ours')).toBe('node_modules/a')
  expect(lockedPath(LOCK, 'nobody', 'packages/ours')).toBeNull()
})
