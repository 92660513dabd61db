import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SCREENS } from './screens.ts'

const FOLDER = new URL('../../public/assets/i18n/', import.meta.url)
const parts = readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))

it('loads the texts of a feature before its screen if they are not part of the first load', () => {
  const featureOf = ({ load }: (typeof SCREENS)[number]) => /features\/([\w-]+)\//.exec(String(load))?.[1] ?? ''
  const concerned = SCREENS.filter((screen) => parts.includes(featureOf(screen)))
  expect(concerned.length).toBeGreaterThan(8)
  for (const screen of concerned) expect([screen.path, screen.texts]).toEqual([screen.path, featureOf(screen)])
})
