import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { payloadIn } from '@fruit/challenge-kit/shown-payload'
import { feedbackStored } from '@fruit/shop/feedback/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 77,
  key: 'persistedXssFeedbackChallenge',
  name: 'Server-side XSS Protection',
  category: 'XSS',
  difficulty: 4,
  tags: ['Danger Zone'],
  cwe: [79],
  owasp: ['A03:2021', 'A05:2025'],
  asvs: ['V1.3.1'],
  wstg: ['WSTG-INPV-02'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Cross_Site_Scripting_Prevention_Cheat_Sheet.html',
  place: { call: 'POST /api/Feedbacks', parameter: 'body.comment' },
  weakness,
  prerequisites: ['localXssChallenge', 'persistedXssUserChallenge'],
  codingChallenge: false,
  solvedWhen: when(feedbackStored, ({ markup }) => payloadIn(markup)),
})
