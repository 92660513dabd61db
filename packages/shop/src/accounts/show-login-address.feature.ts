import assert from 'node:assert/strict'
import { showLoginAddress } from '@fruit/isomorphic/accounts/seams'
import { defineFeature } from '../feature.ts'

/** The text of HTML without its tags, for HTML whose elements only change the look. */
const textOf = (html: string) =>
  html.replace(/<[^<>]*>/g, '').replace(/&#(\d+);/g, (_entity, sign) => String.fromCodePoint(Number(sign)))

export const feature = defineFeature(showLoginAddress, {
  'an address reads as it is': async (_visitor, show) => {
    for (const address of ['0.0.0.0', '192.168.1.17', '2001:db8::7']) assert.equal(textOf(await show(address)), address)
  },
})
