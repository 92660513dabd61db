import { expect, it } from 'vitest'
import { addressPhoto } from './seams.ts'

const base = 'http://fruit.test/shop/'
const addressed = (path: string) => new URL(addressPhoto.safe(path), base)

it.each(['photos/plain.jpg', 'photos/ᓚᘏᗢ-#one-#two.jpg', 'photos/50% off?.png', 'photos/a b & c=d.png'])(
  'the URL of %s contains the whole name',
  (path) => {
    const { pathname, search, hash } = addressed(path)
    expect(decodeURIComponent(pathname)).toBe(`/shop/${path}`)
    expect(search + hash).toBe('')
  },
)

it('the URL of an external photo stays as it is', () => {
  expect(addressed('https://pictures.test/a%20b.jpg').href).toBe('https://pictures.test/a%20b.jpg')
})

it('no path becomes a URL that runs a script', () => {
  for (const path of ['javascript:alert(1)', 'data:text/html,x', '//elsewhere.test/x.png'])
    expect(addressed(path).href.startsWith('http://fruit.test/')).toBe(true)
})
