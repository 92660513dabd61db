import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const close = (attacker: Attacker, notes: unknown) => attacker.emit('verifyCloseNotificationsChallenge', notes)
const note = (name: string) => ({ message: `${name} (a task)`, flag: 'a flag' })

export const proof = prove(challenge, {
  exploit: (attacker) => close(attacker, [note('Score Board'), note('Confidential Document')]),
  nearMisses: {
    'a single note': (attacker) => close(attacker, [note('Score Board')]),
    'no note': (attacker) => close(attacker, []),
    'a single note, twice': async (attacker) => {
      await close(attacker, [note('Score Board')])
      await close(attacker, [note('Score Board')])
    },
    'something that is no list': (attacker) => close(attacker, { length: 2 }).catch(() => {}),
    'the word that a note was shown': (attacker) => attacker.emit('notification received', 'a flag'),
  },
})
