import assert from 'node:assert/strict'
import type { addressPhoto as Implementation } from '@fruit/isomorphic/pictures/address-photo'
import { defineFeature } from '../feature.ts'
import { addressPhoto } from './seams.ts'

export const feature = defineFeature<typeof Implementation>(addressPhoto, {
  'a photo with a plain name is found by its path': (_visitor, address) => {
    const path = 'assets/public/images/uploads/above-the-gorge.jpg'
    assert.equal(new URL(address(path), 'http://fruit.test/').pathname, `/${path}`)
  },
})
