import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { mayEditNote } from './seams.ts'

export const feature = defineFeature(mayEditNote, {
  'the administrator writes the notes': async (_visitor, mayEdit) => {
    for (const id of ['delivery', 'payment', 'returns']) assert.equal(await mayEdit('admin', id), true)
  },
})
