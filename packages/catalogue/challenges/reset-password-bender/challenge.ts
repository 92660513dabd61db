import { defineChallenge } from '@fruit/challenge-kit/challenge'
import { whenPasswordReset } from '../../src/when-reset.ts'
import { weakness } from '../../weaknesses/answer-opens-account/weakness.ts'
import { FIRST_EMPLOYER } from './props.ts'

export const challenge = defineChallenge({
  id: 68,
  key: 'resetPasswordBenderChallenge',
  name: "Reset Bender's Password",
  category: 'Broken Authentication',
  difficulty: 4,
  tags: ['OSINT'],
  cwe: [640],
  owasp: ['A07:2021', 'A07:2025', 'API2:2023'],
  asvs: ['V6.4.2', 'V6.4.3'],
  wstg: ['WSTG-ATHN-08', 'WSTG-ATHN-09'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Forgot_Password_Cheat_Sheet.html',
  place: { call: 'POST /rest/user/reset-password', parameter: 'body.answer' },
  weakness,
  prerequisites: ['resetPasswordJimChallenge'],
  codingChallenge: true,
  solvedWhen: whenPasswordReset('bender', () => FIRST_EMPLOYER),
})
