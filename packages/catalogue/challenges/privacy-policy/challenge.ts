import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { listedScreenOpened } from '@fruit/shop/screens/facts'

export const challenge = defineChallenge({
  id: 63,
  key: 'privacyPolicyChallenge',
  name: 'Privacy Policy',
  category: 'Miscellaneous',
  difficulty: 1,
  tags: ['Good Practice', 'Tutorial', 'Good for Demos'],
  cwe: [],
  owasp: [],
  asvs: [],
  wstg: [],
  kind: 'discovery',
  tutorialOrder: 4,
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/User_Privacy_Protection_Cheat_Sheet.html',
  place: { call: 'route /privacy-security/privacy-policy', parameter: 'path' },
  codingChallenge: false,
  solvedWhen: when(
    listedScreenOpened,
    ({ screen }) => screen === 'privacy-policy',
    () => '/privacy-security/privacy-policy',
  ),
})
