import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const show = (attacker: Attacker, term: string) => attacker.emit('verifyLocalXssChallenge', term)

/** Returns the payload, which the task and the shop's public configuration contain. */
async function payloadOf(attacker: Attacker): Promise<string> {
  const { config } = (await attacker.get('/rest/admin/application-configuration')).json()
  return config.challenges.xssBonusPayload
}

export const proof = prove(challenge, {
  exploit: async (attacker) => show(attacker, await payloadOf(attacker)),
  nearMisses: {
    'the payload of the other challenge': (attacker) => show(attacker, '<iframe src="javascript:alert(`xss`)">'),
    'the payload without its first sign': async (attacker) => show(attacker, (await payloadOf(attacker)).slice(1)),
    'the payload already escaped': async (attacker) =>
      show(attacker, (await payloadOf(attacker)).replaceAll('<', '&lt;').replaceAll('>', '&gt;')),
    'the payload as it stands in an address': async (attacker) =>
      show(attacker, encodeURIComponent(await payloadOf(attacker))),
    'the payload sent to the search on the server, which shows nothing': async (attacker) =>
      attacker.get(`/rest/products/search?q=${encodeURIComponent(await payloadOf(attacker))}`),
    'the payload inside a comment, where nothing runs': async (attacker) =>
      show(attacker, `<!-- ${await payloadOf(attacker)} -->`),
    'an empty search': (attacker) => show(attacker, ''),
  },
  bypasses: {
    'escape-the-first-bracket': async (attacker) => show(attacker, `<>${await payloadOf(attacker)}`),
  },
})
