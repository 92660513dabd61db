import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { couponHandedOut } from '@fruit/shop/chat/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 115,
  key: 'bullyChatbotChallenge',
  name: 'Bully Chatbot',
  category: 'Miscellaneous',
  difficulty: 1,
  tags: ['Shenanigans', 'Brute Force'],
  cwe: [799],
  owasp: ['A04:2021', 'A06:2025', 'API6:2023'],
  asvs: ['V2.3.2'],
  wstg: ['WSTG-BUSL-05'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Abuse_Case_Cheat_Sheet.html',
  place: { call: 'POST /rest/chatbot/respond', parameter: 'body.query' },
  weakness,
  codingChallenge: false,
  // Every customer may get one coupon a month by chance. When chance alone decides (`isEndless`), the first coupon counts as well, because
  // a lucky player would otherwise get a coupon without a solve.
  solvedWhen: when(couponHandedOut, ({ askedBefore, isEndless }) => askedBefore > 0 || isEndless),
})
