import assert from 'node:assert/strict'
import { addressPhoto } from '@fruit/isomorphic/memories/seams'
import { defineFeature, type Feature } from '../feature.ts'
import { describePhotographer } from './seams.ts'

export const features: readonly Feature[] = [
  defineFeature(addressPhoto, {
    'a photo with a plain name is found by its path': (_visitor, address) => {
      const path = 'assets/public/images/uploads/above-the-gorge.jpg'
      assert.equal(new URL(address(path), 'http://fruit.test/').pathname, `/${path}`)
    },
  }),
  defineFeature(describePhotographer, {
    'visitors see the author of a photo': async (visitor) => {
      const { data } = (await visitor.get('/rest/memories')).json()
      assert.ok(data.some(({ User }: { User: { username: string } | null }) => User?.username === 'trail.john'))
    },
  }),
]
