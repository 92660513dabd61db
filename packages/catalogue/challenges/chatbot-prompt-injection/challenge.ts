import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { couponGenerated } from '@fruit/shop/chat/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 110,
  key: 'chatbotPromptInjectionChallenge',
  name: 'Chatbot Prompt Injection',
  category: 'Injection',
  difficulty: 2,
  tags: ['Good for Demos', 'AI/LLM'],
  cwe: [1427],
  owasp: ['A04:2021', 'A06:2025', 'API6:2023', 'LLM01:2025', 'ASI01:2026', 'ASI02:2026'],
  asvs: ['V2.3.2'],
  wstg: ['WSTG-BUSL-01'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/LLM_Prompt_Injection_Prevention_Cheat_Sheet.html',
  place: { call: 'POST /rest/chat', parameter: 'body.messages' },
  weakness,
  codingChallenge: true,
  solvedWhen: when(couponGenerated, ({ discount, isDue }) => discount >= 10 && !isDue),
})
