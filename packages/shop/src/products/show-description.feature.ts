import assert from 'node:assert/strict'
import { showDescription } from '@fruit/isomorphic/products/seams'
import { defineFeature } from '../feature.ts'

export const feature = defineFeature(showDescription, {
  'text and emphasis of a description are shown as they were written': async (_visitor, show) => {
    for (const html of ['Pressed &amp; cold.', 'Poured <strong>once</strong>, <em>not</em> twice.<br>Ever.'])
      assert.equal(await show(html), html)
  },
  'a link in a description leads where it says': async (_visitor, show) =>
    assert.match(
      await show('Plain. <a href="https://regret.example/more" target="_blank">More...</a>'),
      /^Plain\. <a href="https:\/\/regret\.example\/more"[^<>]*>More\.\.\.<\/a>$/,
    ),
})
