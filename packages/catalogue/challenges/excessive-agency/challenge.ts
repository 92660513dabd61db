import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { deliveryAddressChanged } from '@fruit/shop/chat/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 1001,
  key: 'excessiveAgencyChallenge',
  name: 'Excessive Agency',
  category: 'Broken Access Control',
  difficulty: 3,
  tags: ['AI/LLM'],
  cwe: [639],
  owasp: ['A01:2021', 'A01:2025', 'API1:2023', 'LLM06:2025', 'ASI03:2026', 'ASI02:2026'],
  asvs: ['V8.2.2'],
  wstg: ['WSTG-ATHZ-04'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/LLM_Prompt_Injection_Prevention_Cheat_Sheet.html',
  place: { call: 'POST /rest/chat', parameter: 'body.messages' },
  weakness,
  codingChallenge: false,
  solvedWhen: when(deliveryAddressChanged, ({ accountId, ownerId }) => ownerId !== accountId),
})
