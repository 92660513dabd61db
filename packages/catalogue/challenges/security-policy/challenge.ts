import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { securityPolicyRead } from '@fruit/shop/security-policy/facts'

export const challenge = defineChallenge({
  id: 76,
  key: 'securityPolicyChallenge',
  name: 'Security Policy',
  category: 'Miscellaneous',
  difficulty: 2,
  tags: ['Good Practice'],
  // No weakness: a security policy is good practice.
  cwe: [],
  owasp: [],
  asvs: [],
  wstg: [],
  kind: 'discovery',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Vulnerability_Disclosure_Cheat_Sheet.html',
  place: { call: 'GET /.well-known/security.txt', parameter: 'path' },
  codingChallenge: false,
  solvedWhen: when(securityPolicyRead),
})
