import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RequestDetails } from '@fruit/world/route'
import type { Visit } from '@fruit/world/visit'
import { expect, onTestFinished, test } from 'vitest'
import { languageRoutes } from './language-routes.ts'

test('languageRoutes counts a plural form as missing only in languages that use it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fruit-i18n-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const texts = { en: ['PIP_one', 'PIP_other', 'BYE'], ja_JP: ['PIP_other', 'BYE'], de_DE: ['PIP_other', 'BYE'] }
  for (const [key, keys] of Object.entries(texts))
    writeFileSync(join(folder, `${key}.json`), JSON.stringify(Object.fromEntries(keys.map((name) => [name, 'x']))))
  const [route] = languageRoutes(folder)
  const languages = await route!.handler({} as Visit, {} as never, {} as RequestDetails)
  expect(languages).toEqual([
    expect.objectContaining({ key: 'de_DE', percentage: 67 }),
    expect.objectContaining({ key: 'en', percentage: 100 }),
    expect.objectContaining({ key: 'ja_JP', percentage: 100 }),
  ])
})
