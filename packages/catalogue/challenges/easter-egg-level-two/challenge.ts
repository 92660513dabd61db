import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { planetShown } from '@fruit/shop/hidden/facts'

export const challenge = defineChallenge({
  id: 55,
  key: 'easterEggLevelTwoChallenge',
  name: 'Nested Easter Egg',
  category: 'Cryptographic Issues',
  difficulty: 4,
  tags: ['Shenanigans', 'Good for Demos'],
  cwe: [327],
  owasp: ['A02:2021', 'A04:2025'],
  asvs: ['V11.3.2'],
  wstg: ['WSTG-CRYP-04'],
  kind: 'discovery',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Cryptographic_Storage_Cheat_Sheet.html',
  place: {
    call: 'GET /the/devs/are/so/funny/they/hid/an/easter/egg/within/the/easter/egg',
    parameter: 'path',
  },
  prerequisites: ['easterEggLevelOneChallenge'],
  codingChallenge: false,
  solvedWhen: when(planetShown),
})
