import assert from 'node:assert/strict'
import { addressPhoto } from '@fruit/isomorphic/memories/seams'
import { defineFeature } from '../feature.ts'

export const feature = defineFeature(addressPhoto, {
  'a photo with a plain name is found by its path': (_visitor, address) => {
    const path = 'assets/public/images/uploads/above-the-gorge.jpg'
    assert.equal(new URL(address(path), 'http://fruit.test/').pathname, `/${path}`)
  },
})
