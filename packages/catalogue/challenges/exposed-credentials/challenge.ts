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
  cwe: [798, 540],
  owasp: ['A07:2021', 'A07:2025'],
  asvs: ['V13.3.1', 'V15.2.3'],
  wstg: ['WSTG-INFO-05'],
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
