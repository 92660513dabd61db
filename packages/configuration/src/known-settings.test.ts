import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hashOf, readLayer } from './read-layer.ts'

const YAML = '# A comment\napplication:\n  name: Read as YAML\n'
const known = { [hashOf(YAML)]: JSON.stringify({ application: { name: 'Known' } }) }

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fruit-known-'))
  file = join(folder, 'default.yml')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Reads a file with this text. */
function layerOf(text: string) {
  writeFileSync(file, text)
  const reading = readLayer(file, known)
  if ('problem' in reading) throw new Error(JSON.stringify(reading.problem))
  return reading.layer
}

it('readLayer uses the settings known from the build, with their lines', () => {
  const layer = layerOf(YAML)
  expect(layer.settings).toEqual({ application: { name: 'Known' } })
  expect(layer.lineOf(['application', 'name'])).toBe(3)
})

it('readLayer parses a file that was changed since the build', () => {
  expect(layerOf(YAML.replace('Read', 'Changed')).settings).toEqual({ application: { name: 'Changed as YAML' } })
})
