import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { passwordAccepted } from '@fruit/shop/accounts/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 108,
  key: 'exposedCredentialsChallenge',
  name: 'Exposed credentials',
  category: 'Sensitive Data Exposure',
  difficulty: 2,
  tags: [],
  cwe: [798],
  owasp: ['A07:2021', 'API2:2023'],
  kind: 'data',
  tutorialOrder: 6,
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Secrets_Management_Cheat_Sheet.html',
  place: { call: 'route /login', parameter: 'the client’s code' },
  weakness,
  codingChallenge: false,
  solvedWhen: when(
    passwordAccepted,
    ({ accountId, password }, { cast }) => accountId === cast.LetUsTest?.id && password === 'IamUsedForTesting',
  ),
})
