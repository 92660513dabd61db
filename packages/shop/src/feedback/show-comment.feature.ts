import assert from 'node:assert/strict'
import { showComment } from '@fruit/isomorphic/feedback/seams'
import { defineFeature } from '../feature.ts'

export const feature = defineFeature(showComment, {
  'words and emphasis of a comment are shown as they are stored': (_visitor, show) => {
    for (const comment of [
      'Crisp, cold &amp; quick! (anonymous)',
      'So <b>crisp</b> it <em>hurts</em>.',
      'りんごジュース',
    ])
      assert.equal(show(comment), comment)
  },
})
