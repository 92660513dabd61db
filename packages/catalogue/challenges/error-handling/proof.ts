import { prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const JSON_PREFERRED = { headers: { accept: 'application/json' } }

export const proof = prove(challenge, {
  exploit: (attacker) => attacker.get('/rest/nowhere'),
  nearMisses: {
    'the legal notice': (attacker) => attacker.get('/ftp/legal.md'),
    'a wrong password, which is answered with care': (attacker) =>
      attacker.post('/rest/user/login', { email: `admin@${attacker.domain}`, password: 'wrong' }),
    'a search without a result': (attacker) => attacker.get('/rest/products/search?q=durian'),
    'code that is not open yet, which is no business of the shop': (attacker) =>
      attacker.get('/rest/training/coding/loginAdminChallenge'),
    'a customer of their own who signs in': (attacker) => attacker.becomeCustomer(),
  },
  bypasses: {
    'leave-the-stack-out': (attacker) =>
      attacker.post('/rest/user/login', { email: "'", password: 'x' }, JSON_PREFERRED),
  },
})
