import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Platform } from '@fruit/classroom/store/platform'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prepareDataFolder } from './data-folder.ts'

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'fruit-data-'))
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

const permissionsOf = (folder: string) => (statSync(folder).mode & 0o777).toString(8)

describe.runIf(process.platform !== 'win32')('prepareDataFolder', () => {
  it('creates a folder that other users cannot read', () => {
    const folder = join(parent, 'data')
    prepareDataFolder(folder)
    expect(permissionsOf(folder)).toBe('700')
  })

  it('keeps the permissions of a folder that exists', () => {
    const folder = join(parent, 'data')
    mkdirSync(folder)
    chmodSync(folder, 0o750)
    prepareDataFolder(folder)
    expect(permissionsOf(folder)).toBe('750')
  })
})

it.runIf(process.platform !== 'win32')('Platform.open creates a folder that other users cannot read', async () => {
  const platform = await Platform.open({ url: undefined, file: join(parent, 'class', 'class.db') })
  await platform.close()
  expect(permissionsOf(join(parent, 'class'))).toBe('700')
})
