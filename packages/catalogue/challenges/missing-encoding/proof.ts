import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

/** Returns the path of the photo that does not load. */
async function brokenPhoto(attacker: Attacker): Promise<string> {
  const { data } = (await attacker.get('/rest/memories')).json() as { data: { imagePath: string }[] }
  return data.find(({ imagePath }) => imagePath.includes('#'))?.imagePath ?? ''
}

const encoded = (path: string) => `/${path.split('/').map(encodeURIComponent).join('/')}`
/** Returns the path that a browser requests for this URL. */
const asked = (path: string) => new URL(path, 'http://shop.test/').pathname

export const proof = prove(challenge, {
  exploit: async (attacker) => attacker.get(encoded(await brokenPhoto(attacker))),
  nearMisses: {
    'the address as the page has it': async (attacker) => attacker.get(asked(await brokenPhoto(attacker))),
    'only the first sign encoded': async (attacker) =>
      attacker.get(asked((await brokenPhoto(attacker)).replace('#', '%23'))),
    'encoded twice': async (attacker) => attacker.get(encoded(await brokenPhoto(attacker)).replaceAll('%23', '%2523')),
    'another picture of the wall': (attacker) => attacker.get('/assets/public/images/uploads/frog-on-a-lime.webp'),
    'the list of photos': (attacker) => attacker.get('/rest/memories'),
  },
  bypasses: {
    'encode-the-first-hash': async (attacker) => attacker.get(encoded(await brokenPhoto(attacker))),
  },
})
