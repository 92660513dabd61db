import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { nextCustomerServed } from '@fruit/shop/chat/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 1002,
  key: 'indirectInjectionChallenge',
  name: 'Indirect Injection',
  category: 'Injection',
  difficulty: 4,
  tags: ['AI/LLM'],
  cwe: [1427],
  owasp: ['A08:2021', 'A06:2025', 'LLM01:2025', 'LLM06:2025', 'ASI01:2026', 'ASI02:2026'],
  asvs: ['V2.3.2'],
  wstg: ['WSTG-INPV-11'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/LLM_Prompt_Injection_Prevention_Cheat_Sheet.html',
  place: { call: 'PUT /rest/products/:id/reviews', parameter: 'body.message' },
  weakness,
  codingChallenge: false,
  solvedWhen: when(nextCustomerServed, ({ about, acts }) => about === 'review' && acts.length > 0),
})
