import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { toolCallShown } from '@fruit/shop/chat/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 112,
  key: 'aiDebuggingChallenge',
  name: 'AI Debugging',
  category: 'Broken Access Control',
  difficulty: 2,
  tags: ['AI/LLM'],
  cwe: [602],
  owasp: ['A04:2021', 'A06:2025', 'API5:2023', 'LLM02:2025'],
  asvs: ['V8.3.1'],
  wstg: ['WSTG-ATHZ-02'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/LLM_Prompt_Injection_Prevention_Cheat_Sheet.html',
  place: { call: 'POST /rest/chat', parameter: 'cookie show_tool_calls' },
  weakness,
  codingChallenge: false,
  solvedWhen: when(toolCallShown, ({ role, cookie }) => cookie === 'true' && role !== 'admin'),
})
