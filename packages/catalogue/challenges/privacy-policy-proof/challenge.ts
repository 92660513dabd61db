import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { responsibilityRefused } from '@fruit/shop/hidden/facts'

export const challenge = defineChallenge({
  id: 64,
  key: 'privacyPolicyProofChallenge',
  name: 'Privacy Policy Inspection',
  category: 'Security through Obscurity',
  difficulty: 3,
  tags: ['Shenanigans', 'Good for Demos'],
  cwe: [656],
  owasp: ['A04:2021', 'A06:2025'],
  asvs: ['V15.2.3'],
  wstg: ['WSTG-INFO-05'],
  kind: 'discovery',
  place: {
    call: 'GET /we/may/also/instruct/you/to/refuse/all/reasonably/necessary/responsibility',
    parameter: 'path',
  },
  prerequisites: ['privacyPolicyChallenge'],
  codingChallenge: false,
  solvedWhen: when(responsibilityRefused),
})
