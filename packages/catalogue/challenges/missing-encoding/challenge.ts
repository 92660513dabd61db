import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { addressPhoto } from '@fruit/isomorphic/memories/seams'
import { pictureRequested } from '@fruit/shop/uploads/facts'
import { weakness } from './weakness.ts'

/** End of the photo's file name. The part before it differs between versions of the interface. */
const PHOTO = /-#zatschi-#whoneedsfourlegs-1572600969477\.jpg$/i

export const challenge = defineChallenge({
  id: 95,
  key: 'missingEncodingChallenge',
  name: 'Missing Encoding',
  category: 'Improper Input Validation',
  difficulty: 1,
  tags: ['Shenanigans'],
  cwe: [116],
  owasp: ['A03:2021', 'A05:2025'],
  asvs: ['V1.2.2'],
  wstg: ['WSTG-CLNT-06'],
  kind: 'code',
  place: { call: 'route /photo-wall', parameter: 'path of the picture' },
  weakness,
  codingChallenge: false,
  // If the photo wall already encodes the address, opening the picture solves nothing.
  solvedWhen: when(
    pictureRequested,
    ({ name }, world) => PHOTO.test(name) && new URL(world.use(addressPhoto)(name), 'http://shop.test/').hash !== '',
  ),
})
