import assert from 'node:assert/strict'
import { locateDecal } from '@fruit/isomorphic/deluxe/seams'
import { defineFeature } from '../feature.ts'

export const feature = defineFeature(locateDecal, {
  'a picture of the shop is found by the name of its file': (_visitor, locate) => {
    for (const name of ['logo.svg', 'JuiceBoxes.png', 'deluxe-decal.webp'])
      assert.equal(locate(name), `assets/public/images/${name}`)
  },
})
