import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { cleanDescription } from './seams.ts'

export const feature = defineFeature(cleanDescription, {
  'links and emphasis stay in a description': (_visitor, clean) => {
    for (const html of [
      'Plain. <a href="https://regret.example" target="_blank">More...</a>',
      '<p>Picked <b>up</b>, <em>not</em> off.</p><ul><li>cold</li></ul>',
    ])
      assert.equal(clean(html), html)
  },
})
