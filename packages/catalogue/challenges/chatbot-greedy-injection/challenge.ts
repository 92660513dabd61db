import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { couponGenerated } from '@fruit/shop/chat/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 111,
  key: 'chatbotGreedyInjectionChallenge',
  name: 'Greedy Chatbot Manipulation',
  category: 'Injection',
  difficulty: 3,
  tags: ['AI/LLM'],
  cwe: [1427],
  owasp: ['A04:2021', 'A06:2025', 'API6:2023', 'LLM01:2025', 'LLM06:2025', 'ASI01:2026', 'ASI02:2026'],
  asvs: ['V2.2.1'],
  wstg: ['WSTG-BUSL-01'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/LLM_Prompt_Injection_Prevention_Cheat_Sheet.html',
  place: { call: 'POST /rest/chat', parameter: 'body.messages' },
  weakness,
  codingChallenge: true,
  solvedWhen: when(couponGenerated, ({ discount }) => discount >= 50),
})
