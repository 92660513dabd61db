import assert from 'node:assert/strict'
import { defineFeature, type Feature } from '../feature.ts'
import { embedSubtitles } from './seams.ts'

export const features: readonly Feature[] = [
  defineFeature(embedSubtitles, {
    'the film of the shop offers subtitles': async (visitor) => {
      const { status, text } = await visitor.get('/promotion')
      assert.equal(status, 200)
      const [video, ...after] = /<video[^<>]*>([\s\S]*)/.exec(text)?.[1]?.split('</video>') ?? []
      assert.ok(after.length > 0)
      assert.match(video!, /<track [^<>]*label="English"/)
    },
  }),
]
