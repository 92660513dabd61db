import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { accountRegistered } from '@fruit/shop/accounts/facts'
import { messageWith } from '@fruit/world/texts/texts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 4,
  key: 'registerAdminChallenge',
  name: 'Admin Registration',
  category: 'Improper Input Validation',
  difficulty: 3,
  tags: [],
  cwe: [915],
  owasp: ['A08:2021', 'A08:2025', 'API3:2023'],
  asvs: ['V15.3.3'],
  wstg: ['WSTG-ATHZ-03', 'WSTG-IDNT-02'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Mass_Assignment_Cheat_Sheet.html',
  place: { call: 'POST /api/Users', parameter: 'body.role' },
  weakness,
  codingChallenge: true,
  solvedWhen: when(
    accountRegistered,
    ({ role }) =>
      role === 'admin' ||
      (role !== 'customer' &&
        messageWith('The account got the role that you sent, {{role}}. The task asks for {{asked}}.', {
          role,
          asked: 'admin',
        })),
  ),
})
