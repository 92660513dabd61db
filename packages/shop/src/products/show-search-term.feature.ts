import assert from 'node:assert/strict'
import { showSearchTerm } from '@fruit/isomorphic/products/seams'
import { defineFeature } from '../feature.ts'

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

const shown = (markup: string) =>
  markup
    .replace(/<[^<>]*>/g, '')
    .replace(/&#(?:x([0-9a-f]+)|(\d+));/gi, (_, hex?: string, decimal?: string) =>
      String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => NAMED[name]!)

const reads = (term: string) => async (_visitor: unknown, show: (term: string) => Promise<string>) =>
  assert.equal(shown(await show(term)), term)

export const feature = defineFeature(showSearchTerm, {
  'a term of one word reads as it was typed': reads('apple'),
  'a term with blanks and punctuation reads as it was typed': reads("Eve's apple & pear, 100% pure"),
  'a term in another script reads as it was typed': reads('りんごジュース'),
})
