import { defineChallenge } from '@fruit/challenge-kit/challenge'
import { whenReported } from '../../src/when-reported.ts'
import { KEY } from './props.ts'

export const challenge = defineChallenge({
  id: 109,
  key: 'leakedApiKeyChallenge',
  name: 'Leaked API Key',
  category: 'Sensitive Data Exposure',
  difficulty: 5,
  tags: [],
  cwe: [798],
  owasp: ['A07:2021', 'A07:2025', 'API2:2023'],
  asvs: ['V13.3.1'],
  wstg: ['WSTG-INFO-05'],
  kind: 'knowledge',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Secrets_Management_Cheat_Sheet.html',
  place: { call: 'POST /api/Feedbacks', parameter: 'body.comment' },
  codingChallenge: false,
  words: () => ({ leakedKey: KEY }),
  solvedWhen: whenReported((text) => text.toLowerCase().includes(KEY.toLowerCase())),
})
