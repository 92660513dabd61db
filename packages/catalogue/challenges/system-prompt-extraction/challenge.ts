import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { revealsInstructions } from '@fruit/challenge-kit/told-instructions'
import { complaintStored } from '@fruit/shop/complaints/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 113,
  key: 'systemPromptExtractionChallenge',
  name: 'System Prompt Extraction',
  category: 'Injection',
  difficulty: 3,
  tags: ['AI/LLM'],
  cwe: [200],
  owasp: ['A01:2021', 'A01:2025', 'API3:2023', 'LLM07:2025', 'LLM02:2025', 'ASI01:2026'],
  asvs: ['V14.2.6'],
  wstg: ['WSTG-INFO-05'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/LLM_Prompt_Injection_Prevention_Cheat_Sheet.html',
  place: { call: 'POST /rest/chat', parameter: 'body.messages' },
  weakness,
  codingChallenge: false,
  solvedWhen: when(complaintStored, ({ message }, world) => revealsInstructions(world, message)),
})
