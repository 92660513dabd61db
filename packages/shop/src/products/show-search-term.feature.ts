import assert from 'node:assert/strict'
import { showSearchTerm } from '@fruit/isomorphic/products/seams'
import { defineFeature } from '../feature.ts'

const shown = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')

const reads = (term: string) => async (_visitor: unknown, show: (term: string) => Promise<string>) =>
  assert.equal(shown(await show(term)), term)

export const feature = defineFeature(showSearchTerm, {
  'a term of one word reads as it was typed': reads('apple'),
  'a term with blanks and punctuation reads as it was typed': reads("Eve's apple & pear, 100% pure"),
  'a term in another script reads as it was typed': reads('りんごジュース'),
})
