import { createDecipheriv } from 'node:crypto'
import { type Attack, type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const PATH = '/this/page/is/hidden/behind/an/incredibly/high/paywall/that/could/only/be/unlocked/by/sending/1btc/to/us'

/** Decrypts the comment in the task with the published key. */
async function unsealPath(attacker: Attacker): Promise<string> {
  const { data } = (await attacker.get('/api/Challenges')).json() as { data: { key: string; description: string }[] }
  const { description } = data.find(({ key }) => key === challenge.key)!
  const [, sealed] = /<!--\s*([\w+/=]+)\s*-->/.exec(description)!
  const [vector, key] = (await attacker.get('/encryptionkeys/premium.key')).text
    .trim()
    .split('.')
    .map((hex) => Buffer.from(hex, 'hex')) as [Buffer, Buffer]
  const decipher = createDecipheriv('aes-256-cbc', Buffer.concat([key], 32), vector)
  return decipher.update(sealed!, 'base64', 'utf8') + decipher.final('utf8')
}

const open =
  (path: string): Attack =>
  (attacker) =>
    attacker.get(path)

export const proof = prove(challenge, {
  exploit: async (attacker) => attacker.get(await unsealPath(attacker)),
  spellings: {
    'with what one has read elsewhere': open(PATH),
    'with more behind the path': open(`${PATH}?paid=yes`),
    'in capitals': open(PATH.toUpperCase()),
    'as a customer': async (attacker) => {
      await attacker.becomeCustomer()
      await attacker.get(PATH)
    },
  },
  nearMisses: {
    'finding out and not going there': unsealPath,
    'a part of the path': open('/this/page/is/hidden/behind/an/incredibly/high/paywall'),
    'the path with its last word left out': open(PATH.replace(/\/us$/, '')),
    'the path with one word more': open(`${PATH}/please`),
    'the key alone': open('/encryptionkeys/premium.key'),
    'the path as a text of the search': open(`/rest/products/search?q=${encodeURIComponent(PATH)}`),
  },
})
