import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { allowsInlineScripts } from '@fruit/challenge-kit/content-policy'
import { scriptPayloadIn } from '@fruit/challenge-kit/shown-payload'
import { profileShown } from '@fruit/shop/profile/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 17,
  key: 'usernameXssChallenge',
  name: 'CSP Bypass',
  category: 'XSS',
  difficulty: 4,
  tags: ['Danger Zone'],
  cwe: [79],
  owasp: ['A03:2021', 'A05:2025'],
  asvs: ['V1.2.1', 'V3.4.3'],
  wstg: ['WSTG-INPV-02'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Content_Security_Policy_Cheat_Sheet.html',
  place: { call: 'POST /profile', parameter: 'body.username' },
  weakness,
  prerequisites: ['localXssChallenge', 'persistedXssFeedbackChallenge'],
  codingChallenge: false,
  solvedWhen: when(
    profileShown,
    ({ nameMarkup, contentPolicy }) => allowsInlineScripts(contentPolicy) && scriptPayloadIn(nameMarkup),
  ),
})
