import { defineChallenge } from '@fruit/challenge-kit/challenge'
import { whenPasswordReset } from '../../src/when-reset.ts'
import { weakness } from '../../weaknesses/answer-opens-account/weakness.ts'
import { FAVOURITE_FILM } from './props.ts'

export const challenge = defineChallenge({
  id: 101,
  key: 'resetPasswordUvoginChallenge',
  name: "Reset Uvogin's Password",
  category: 'Sensitive Data Exposure',
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
  solvedWhen: whenPasswordReset('uvogin', () => FAVOURITE_FILM),
})
