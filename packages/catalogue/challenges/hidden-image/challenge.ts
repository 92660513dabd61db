import { defineChallenge } from '@fruit/challenge-kit/challenge'
import { whenReported } from '../../src/when-reported.ts'

/** Name of the worm on the label whose picture is hidden in another picture (art/pages/hidden-worm.svg). */
const HIDDEN = 'wormhole'

export const challenge = defineChallenge({
  id: 78,
  key: 'hiddenImageChallenge',
  name: 'Steganography',
  category: 'Security through Obscurity',
  difficulty: 4,
  tags: ['Shenanigans'],
  cwe: [656],
  owasp: ['A04:2021', 'A06:2025'],
  asvs: ['V15.2.3'],
  wstg: ['WSTG-INFO-05'],
  kind: 'knowledge',
  place: { call: 'POST /api/Feedbacks', parameter: 'body.comment' },
  codingChallenge: false,
  solvedWhen: whenReported((text) => text.toLowerCase().includes(HIDDEN)),
})
