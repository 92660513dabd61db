import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { root } from '../sources.mjs'
import { darkDots } from './hidden-picture.ts'

const SIDE = 300

it('the fifth picture of the about page hides the worm', async () => {
  const picture = sharp(join(root, 'apps/web/public/assets/public/images/carousel/5.png'))
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([SIDE, SIDE])
  const plane = Array.from({ length: SIDE * SIDE }, (_, index) => (data[index * info.channels]! & 1) === 1)
  const worm = await darkDots(join(root, 'art/pages/hidden-worm.svg'), SIDE)
  const differing = plane.filter((bit, index) => bit !== worm[index]).length
  // Another version of the renderer may round edges differently.
  expect(differing / plane.length).toBeLessThan(0.01)
})
