import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { describePhotographer } from './seams.ts'

export const feature = defineFeature(describePhotographer, {
  'visitors read who shared a photo': async (visitor) => {
    const { data } = (await visitor.get('/rest/memories')).json()
    assert.ok(data.some(({ User }: { User: { username: string } | null }) => User?.username === 'trail.john'))
  },
})
