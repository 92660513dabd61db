import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { loadConfiguration } from '@fruit/configuration/load-configuration'
import { SHIPPED } from '@fruit/configuration/testing/scratch-folder'
import type { Configuration } from '@fruit/contracts/configuration'
import { CAST } from '@fruit/shop/cast'
import { expect, test } from 'vitest'

const PUBLIC = join(import.meta.dirname, '../../../apps/web/public/assets/public')

const themes = readdirSync(SHIPPED)
  .filter((name) => /^[\w-]+\.yml$/.test(name) && name !== 'default.yml')
  .map((name) => name.replace('.yml', ''))

/**
 * Returns the files of the web client that a configuration names, relative to its public folder. The blueprint of a product comes
 * from its challenge, and the chat bot's training data is read by the server, so both are excluded.
 */
function namedFiles({ application, hackingInstructor, products, memories }: Configuration): string[] {
  const { chatBot, easterEggPlanet, favicon, logo, promotion, recyclePage } = application
  const named: readonly (readonly [folder: string, name: string | null | undefined])[] = [
    ['', favicon],
    ['images', logo],
    ['images', chatBot.avatar],
    ['images', hackingInstructor.avatarImage],
    ['images', recyclePage.topProductImage],
    ['images', recyclePage.bottomProductImage],
    ['images', easterEggPlanet.overlayMap],
    ['videos', promotion.video],
    ['videos', promotion.subtitles],
    ...products.map(({ image }) => ['images/products', image] as const),
    ...memories.map(({ image }) => ['images/uploads', image] as const),
  ]
  return named.flatMap(([folder, name]) => (name && !/^https?:/.test(name) ? [join(folder, name)] : []))
}

test.each([undefined, ...themes])('every file named by theme %s exists', (environment) => {
  const files = namedFiles(loadConfiguration({ folder: SHIPPED, environment, env: {} }).configuration)
  expect(files.length).toBeGreaterThan(70)
  expect(files.filter((file) => !existsSync(join(PUBLIC, file)))).toEqual([])
})

test('every profile image of the cast exists', () => {
  const faces = CAST.flatMap(({ profileImage }) => profileImage ?? [])
  expect(faces).not.toEqual([])
  expect(faces.filter((file) => !existsSync(join(PUBLIC, 'images/uploads', file)))).toEqual([])
})
