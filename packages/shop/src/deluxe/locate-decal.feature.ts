import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { locateDecal } from './seams.ts'

export const feature = defineFeature(locateDecal, {
  'a picture of the shop is found by the name of its file': (_visitor, locate) => {
    for (const name of ['logo.svg', 'JuiceBoxes.png', 'deluxe-decal.webp'])
      assert.equal(locate(name), `assets/public/images/${name}`)
  },
})
