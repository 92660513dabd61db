import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../sources.mjs'
import { withNumbers } from './readme-numbers.ts'

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
const readme = textOf('README.md')
const manifest = JSON.parse(textOf('package.json')) as {
  version: string
  repository: { url: string }
  bugs: { url: string }
}

test('README has the current numbers (npm run readme-numbers)', () => {
  expect(withNumbers(readme)).toBe(readme)
})

test('the reference of settings explains every example configuration', () => {
  const settings = textOf('docs/reference/settings.md')
  const files = readdirSync(join(root, 'config')).filter((file) => file.endsWith('.yml') && file !== 'default.yml')
  for (const file of files) expect(settings).toContain(`| \`${file.slice(0, -'.yml'.length)}\` |`)
})

test('the animated picture is at most 600 kB', () => {
  expect(statSync(join(root, 'docs/pictures/tour.webp')).size).toBeLessThan(600_000)
})

test('the changelog starts with unreleased changes, followed by the current version', () => {
  const versions = [...textOf('CHANGELOG.md').matchAll(/^## \[?([^\] \n]+)/gm)].map(([, version]) => version)
  expect(versions.slice(0, 2)).toEqual(['Unreleased', manifest.version])
})

test('the workflow runs .ci/run, and the manifest has the URLs of code and issues', () => {
  expect(textOf('.github/workflows/ci.yml')).toMatch(/^ +- run: \.ci\/run$/m)
  expect(manifest.bugs.url).toBe(`${manifest.repository.url.replace(/^git\+|\.git$/g, '')}/issues`)
})
