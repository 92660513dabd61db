import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { errorAnswered } from '@fruit/shop/errors/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 27,
  key: 'errorHandlingChallenge',
  name: 'Error Handling',
  category: 'Security Misconfiguration',
  difficulty: 1,
  tags: ['Prerequisite'],
  cwe: [209],
  owasp: ['A04:2021', 'A10:2025', 'API8:2023'],
  asvs: ['V16.5.1'],
  wstg: ['WSTG-ERRH-01', 'WSTG-ERRH-02'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Error_Handling_Cheat_Sheet.html',
  place: { call: 'any call that fails, such as GET /rest/nowhere', parameter: 'path' },
  weakness,
  codingChallenge: false,
  // An error whose status had already been set to 400 or 401 is one that the code expected.
  solvedWhen: when(
    errorAnswered,
    ({ standing, frames, properties }) => (standing === 200 || standing > 401) && (frames > 0 || properties.length > 0),
  ),
})
