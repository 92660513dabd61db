import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { unlistedScreenOpened } from '@fruit/shop/screens/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 5,
  key: 'adminSectionChallenge',
  name: 'Admin Section',
  category: 'Broken Access Control',
  difficulty: 2,
  tags: ['Good for Demos'],
  cwe: [425, 602],
  owasp: ['A01:2021', 'A01:2025', 'API5:2023'],
  asvs: ['V8.2.1', 'V8.3.1'],
  wstg: ['WSTG-ATHZ-02', 'WSTG-CONF-05'],
  kind: 'code',
  tutorialOrder: 8,
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Authorization_Cheat_Sheet.html',
  place: { call: 'route /administration', parameter: 'path' },
  weakness,
  prerequisites: ['loginAdminChallenge'],
  codingChallenge: true,
  solvedWhen: when(
    unlistedScreenOpened,
    ({ screen }) => screen === 'administration',
    ({ path }) => `/${path}`,
  ),
})
