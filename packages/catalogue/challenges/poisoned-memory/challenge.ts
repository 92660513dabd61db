import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { nextCustomerServed } from '@fruit/shop/chat/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 1004,
  key: 'poisonedMemoryChallenge',
  name: 'Poisoned Memory',
  category: 'Broken Access Control',
  difficulty: 3,
  tags: ['AI/LLM'],
  cwe: [862],
  owasp: ['A01:2021', 'A01:2025', 'API5:2023', 'LLM04:2025', 'LLM08:2025', 'ASI06:2026', 'ASI09:2026'],
  asvs: ['V8.2.1'],
  wstg: ['WSTG-ATHZ-02'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/LLM_Prompt_Injection_Prevention_Cheat_Sheet.html',
  place: { call: 'PUT /rest/chat/notes/:id', parameter: 'body.answer' },
  weakness,
  codingChallenge: false,
  solvedWhen: when(nextCustomerServed, ({ about, heard, writer }) => about === 'note' && heard && writer !== 'admin'),
})
