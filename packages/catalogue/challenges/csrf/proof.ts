import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

/** Returns the site named in the task. The shop's public configuration contains it too. */
async function namedSite(attacker: Attacker): Promise<string> {
  const { config } = (await attacker.get('/rest/admin/application-configuration')).json()
  return config.challenges.overwriteUrlForCsrfChallenge
}

/** Submits the profile form as a logged-in customer with the given request headers. */
async function submit(attacker: Attacker, headers: Readonly<Record<string, string>>, name = 'Pawned') {
  await attacker.becomeCustomer()
  return rename(attacker, headers, name)
}

const rename = (attacker: Attacker, headers: Readonly<Record<string, string>>, name: string) =>
  attacker.post('/profile', `username=${name}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost', ...headers },
  })

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    const origin = await namedSite(attacker)
    await submit(attacker, { origin, referer: `${origin}/`, 'sec-fetch-site': 'cross-site' })
  },
  nearMisses: {
    'the form of the shop itself': (attacker) =>
      submit(attacker, { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }),
    'a form of some other site': (attacker) => submit(attacker, { origin: 'http://evil.example' }),
    'a site whose name only begins like the right one': async (attacker) =>
      submit(attacker, { origin: (await namedSite(attacker)).replace(/(?=:\d+$|$)/, '.evil.example') }),
    'another site, with the right one in its path': async (attacker) =>
      submit(attacker, { origin: 'http://evil.example', referer: await namedSite(attacker) }),
    'the same host on another port': (attacker) => submit(attacker, { origin: 'http://localhost:4711' }),
    'a page that hides its origin': async (attacker) =>
      submit(attacker, { origin: 'null', referer: `${await namedSite(attacker)}/` }),
    'the right site, for somebody who is not signed in': async (attacker) =>
      rename(attacker, { origin: await namedSite(attacker) }, 'Pawned'),
    'the right site, with the name that is set already': async (attacker) => {
      await submit(attacker, { origin: 'http://localhost' }, 'Quincy')
      await rename(attacker, { origin: await namedSite(attacker) }, 'Quincy')
    },
    'the right site, asking for the page': async (attacker) => {
      await attacker.becomeCustomer()
      await attacker.get('/profile?username=Pawned', { headers: { origin: await namedSite(attacker) } })
    },
  },
  bypasses: {
    'look-for-our-name': async (attacker) => {
      const origin = await namedSite(attacker)
      await submit(attacker, { origin, referer: `${origin}/?prize-of=localhost` })
    },
  },
})
