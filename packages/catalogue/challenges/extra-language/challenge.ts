import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { assetServed } from '@fruit/shop/files/facts'

export const challenge = defineChallenge({
  id: 29,
  key: 'extraLanguageChallenge',
  name: 'Extra Language',
  category: 'Broken Anti Automation',
  difficulty: 5,
  tags: ['Brute Force'],
  cwe: [425],
  owasp: ['A01:2021', 'A01:2025'],
  asvs: ['V15.2.3'],
  wstg: ['WSTG-CONF-04'],
  kind: 'discovery',
  place: { call: 'GET /assets/i18n/{name}', parameter: 'path.name' },
  codingChallenge: false,
  solvedWhen: when(assetServed, ({ path }) => path === '/assets/i18n/tlh_AA.json'),
})
