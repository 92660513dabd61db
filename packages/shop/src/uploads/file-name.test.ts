import { expect, it } from 'vitest'
import { endingOf, fileNameOf } from './file-name.ts'

it.each([
  ['My Cat  Asleep.PNG', 'my-cat-asleep.png'],
  ['../../etc/passwd', 'etcpasswd'],
  ['..\\..\\boot.ini', 'boot.ini'],
  ['C:\\fakepath\\a.jpg', 'cfakepatha.jpg'],
  ['...', 'unnamed'],
  ['', 'unnamed'],
  ['a\0b\nc', 'abc'],
  ['ᓚᘏᗢ #paws', 'ᓚᘏᗢ-#paws'],
  ['a?b<c>d:e*f|g"h', 'abcdefgh'],
])('a file sent as %j is kept as %j', (sent, kept) => {
  expect(fileNameOf(sent)).toBe(kept)
})

it('a long name is cut between signs', () => {
  expect(fileNameOf('🍏'.repeat(500))).toBe('🍏'.repeat(80))
})

it.each([
  ['a.PDF', 'pdf'],
  ['a.pdf.zip', 'zip'],
  ['a', ''],
  ['a.', ''],
  ['.xml', 'xml'],
  ['a.b/c', ''],
])('the ending of %j is %j', (name, ending) => {
  expect(endingOf(name)).toBe(ending)
})
