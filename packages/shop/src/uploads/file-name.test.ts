import { expect, it } from 'vitest'
import { extensionOf, fileNameOf } from './file-name.ts'

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
])('stores a file named %j as %j', (sent, kept) => {
  expect(fileNameOf(sent)).toBe(kept)
})

it('cuts long names between characters', () => {
  expect(fileNameOf('🍏'.repeat(500))).toBe('🍏'.repeat(80))
})

it.each([
  ['a.PDF', 'pdf'],
  ['a.pdf.zip', 'zip'],
  ['a', ''],
  ['a.', ''],
  ['.xml', 'xml'],
  ['a.b/c', ''],
])('finds in %j the extension %j', (name, ending) => {
  expect(extensionOf(name)).toBe(ending)
})
