import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { botFailed } from '@fruit/shop/chat/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 114,
  key: 'killChatbotChallenge',
  name: 'Kill Chatbot',
  category: 'Vulnerable Components',
  difficulty: 5,
  tags: ['Code Analysis'],
  cwe: [94],
  owasp: ['A03:2021', 'A05:2025'],
  asvs: ['V1.3.2'],
  wstg: ['WSTG-INPV-11'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Injection_Prevention_Cheat_Sheet.html',
  place: { call: 'POST /rest/chatbot/respond', parameter: 'body.query' },
  weakness,
  codingChallenge: false,
  solvedWhen: when(botFailed, ({ probeFailed }) => probeFailed),
})
