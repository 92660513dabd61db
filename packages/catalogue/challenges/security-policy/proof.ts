import { prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

export const proof = prove(challenge, {
  exploit: (attacker) => attacker.get('/.well-known/security.txt'),
  nearMisses: {
    'the names in the folder, without reading any': (attacker) => attacker.get('/.well-known'),
    'the file for robots': (attacker) => attacker.get('/robots.txt'),
    'a policy of another name': (attacker) => attacker.get('/.well-known/security.md'),
    'the advisories beside it': (attacker) => attacker.get('/.well-known/csaf/provider-metadata.json'),
  },
})
