import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { passwordAccepted } from '@fruit/shop/accounts/facts'
import { PASSWORD } from './props.ts'

export const challenge = defineChallenge({
  id: 42,
  key: 'dlpPasswordSprayingChallenge',
  name: 'Leaked Access Logs',
  category: 'Observability Failures',
  difficulty: 5,
  tags: ['OSINT'],
  cwe: [532],
  owasp: ['A09:2021', 'A09:2025', 'API2:2023'],
  asvs: ['V16.2.5'],
  wstg: ['WSTG-INFO-01'],
  kind: 'data',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Logging_Cheat_Sheet.html',
  place: { call: 'POST /rest/user/login', parameter: 'body.password' },
  prerequisites: ['accessLogDisclosureChallenge'],
  codingChallenge: false,
  solvedWhen: when(
    passwordAccepted,
    ({ accountId, password }, { cast }) => accountId === cast.jannik?.id && password === PASSWORD,
  ),
})
