import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { complain } from '../../src/ways-to-report.ts'
import { challenge } from './challenge.ts'

/** Follows the links of the security policy and returns path and text of every advisory. */
async function readAdvisories(attacker: Attacker): Promise<{ url: string; advisory: Advisory }[]> {
  const policy = (await attacker.get('/.well-known/security.txt')).text
  const metadata = (await attacker.get(pathOf(/^CSAF: (.+)$/m.exec(policy)![1]!))).json()
  const folder = pathOf(metadata.distributions[0].directory_url)
  const names = (await attacker.get(`${folder}index.txt`)).text.trim().split('\n')
  return Promise.all(
    names.map(async (name) => ({ url: folder + name, advisory: (await attacker.get(folder + name)).json() })),
  )
}

interface Advisory {
  readonly vulnerabilities: readonly { readonly product_status: { readonly known_affected?: readonly string[] } }[]
}

const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '')
const concernsEverybody = ({ vulnerabilities }: Advisory) =>
  vulnerabilities.some(({ product_status: { known_affected = [] } }) => known_affected.includes('FF-ALL'))
const hashOf = async (attacker: Attacker, url: string) => (await attacker.get(`${url}.sha512`)).text.split(' ')[0]!

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    const advisories = await readAdvisories(attacker)
    const { url } = advisories.find(({ advisory }) => concernsEverybody(advisory))!
    await complain(attacker, `This one is about you: ${await hashOf(attacker, url)}`)
  },
  nearMisses: {
    'reading all advisories and saying nothing': readAdvisories,
    'the checksum of an advisory about something else': async (attacker) => {
      const advisories = await readAdvisories(attacker)
      const { url } = advisories.find(({ advisory }) => !concernsEverybody(advisory))!
      await complain(attacker, await hashOf(attacker, url))
    },
    'half of the right checksum': async (attacker) => {
      const advisories = await readAdvisories(attacker)
      const { url } = advisories.find(({ advisory }) => concernsEverybody(advisory))!
      await complain(attacker, (await hashOf(attacker, url)).slice(0, 64))
    },
    'the name of the advisory': (attacker) => complain(attacker, 'FF-SA-20200513-TOKEN-CHECK'),
    'a complaint about something else': (attacker) => complain(attacker, 'The crate was late.'),
  },
})
