import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const open = (attacker: Attacker, path: string) =>
  attacker.get(`/assets/public/images/padding/1px.png?path=${encodeURIComponent(path)}`)

export const proof = prove(challenge, {
  exploit: (attacker) => attacker.get('/assets/public/images/padding/1px.png'),
  nearMisses: {
    'asking the interface for the challenges': (attacker) => attacker.get('/api/Challenges'),
    'a path that opens nothing': (attacker) => open(attacker, 'scoreboard'),
    'the door of the training layer, which is no secret': (attacker) => open(attacker, 'training'),
    'the picture of another screen': (attacker) => attacker.get('/assets/public/images/padding/19px.png'),
    'the name of a property that every object has': (attacker) => open(attacker, 'constructor'),
  },
  bypasses: {
    'rename-the-path': (attacker) => open(attacker, 'orchard-ledger-7f3a'),
    'ask-for-any-account': async (attacker) => {
      await attacker.becomeCustomer()
      await open(attacker, 'score-board')
    },
  },
})
