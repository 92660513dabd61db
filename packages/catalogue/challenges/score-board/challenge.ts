import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { unlistedScreenOpened } from '@fruit/shop/screens/facts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 75,
  key: 'scoreBoardChallenge',
  name: 'Score Board',
  category: 'Miscellaneous',
  difficulty: 1,
  tags: ['Tutorial', 'Code Analysis'],
  cwe: [656],
  owasp: ['A04:2021', 'A06:2025'],
  asvs: ['V15.2.3'],
  wstg: ['WSTG-INFO-05', 'WSTG-INFO-07'],
  kind: 'discovery',
  tutorialOrder: 1,
  place: { call: 'route /score-board', parameter: 'path' },
  weakness,
  codingChallenge: true,
  solvedWhen: when(
    unlistedScreenOpened,
    ({ screen }) => screen === 'score-board',
    ({ path }) => `/${path}`,
  ),
})
