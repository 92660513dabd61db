import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCatalogue } from '@fruit/catalogue/catalogue'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../sources.mjs'

interface ChallengeToBuild {
  key: string
  id: { v20: number | null }
}

const file = readFileSync(join(root, 'docs/reference/challenges-to-build.yml'), 'utf8')
const toBuild = (parse(file) ?? []) as ChallengeToBuild[]
const built = readCatalogue().entries.map(({ challenge }) => challenge.key)

it('lists no challenge that is built already, and none twice', () => {
  const keys = [...built, ...toBuild.map(({ key }) => key)]
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

it('has all 115 challenges of the interface, built or to build', () => {
  expect(built.length + toBuild.length).toBeGreaterThanOrEqual(115)
})

it('contains no wallet, e-mail address or token of a third party', () => {
  expect(file.match(/0x[0-9a-f]{40}|[\w.-]+@[\w-]+\.\w+|eyJ[\w-]+\.[\w-]+\./gi)).toBeNull()
})
