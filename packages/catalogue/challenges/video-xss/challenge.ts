import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { scriptPayloadIn } from '@fruit/challenge-kit/shown-payload'
import { promotionShown } from '@fruit/shop/promotion/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 86,
  key: 'videoXssChallenge',
  name: 'Video XSS',
  category: 'XSS',
  difficulty: 6,
  tags: ['Danger Zone'],
  cwe: [79],
  owasp: ['A03:2021', 'A05:2025'],
  asvs: ['V1.2.1'],
  wstg: ['WSTG-INPV-02'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Cross_Site_Scripting_Prevention_Cheat_Sheet.html',
  place: { call: 'GET /promotion', parameter: 'the file of subtitles' },
  weakness,
  prerequisites: ['fileWriteChallenge'],
  codingChallenge: false,
  solvedWhen: when(promotionShown, ({ markup }) => scriptPayloadIn(markup)),
})
