import { definePath } from '@fruit/challenge-kit/path'

export const path = definePath({
  name: 'Supply chain',
  order: 9,
  kind: 'family',
  prerequisites: ['secrets-and-files'],
  challenges: [
    'csafChallenge',
    'typosquattingNpmChallenge',
    'knownVulnerableComponentChallenge',
    'dlpPastebinDataLeakChallenge',
    'typosquattingAngularChallenge',
    'supplyChainAttackChallenge',
  ],
})
