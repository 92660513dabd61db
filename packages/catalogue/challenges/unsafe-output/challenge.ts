import { leaksConversation } from '@fruit/challenge-kit/carried-away'
import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { hostRequested } from '@fruit/shop/machine/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 1003,
  key: 'unsafeOutputChallenge',
  name: 'Unsafe Output',
  category: 'XSS',
  difficulty: 4,
  tags: ['AI/LLM'],
  cwe: [79],
  owasp: ['A03:2021', 'A05:2025', 'LLM05:2025', 'LLM01:2025', 'ASI01:2026'],
  asvs: ['V1.2.1', 'V3.2.2'],
  wstg: ['WSTG-CLNT-03'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/LLM_Prompt_Injection_Prevention_Cheat_Sheet.html',
  place: { call: 'POST /rest/chat', parameter: 'body.messages' },
  weakness,
  codingChallenge: false,
  solvedWhen: when(hostRequested, ({ address, shown }) => leaksConversation(address, shown)),
})
