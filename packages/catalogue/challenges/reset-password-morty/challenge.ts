import { defineChallenge } from '@fruit/challenge-kit/challenge'
import { whenPasswordReset } from '../../src/when-reset.ts'
import { PET } from './props.ts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 71,
  key: 'resetPasswordMortyChallenge',
  name: "Reset Morty's Password",
  category: 'Broken Anti Automation',
  difficulty: 5,
  tags: ['OSINT', 'Brute Force'],
  cwe: [307],
  owasp: ['A07:2021', 'A07:2025', 'API2:2023'],
  asvs: ['V6.3.1', 'V6.4.2'],
  wstg: ['WSTG-ATHN-03', 'WSTG-ATHN-08'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Forgot_Password_Cheat_Sheet.html',
  place: { call: 'POST /rest/user/reset-password', parameter: 'header X-Forwarded-For' },
  weakness,
  prerequisites: ['resetPasswordJimChallenge'],
  codingChallenge: true,
  solvedWhen: whenPasswordReset('morty', () => PET),
})
