import { expect, it } from 'vitest'
import { addressPhoto } from './seams.ts'

const base = 'http://fruit.test/shop/'
const addressed = (path: string) => new URL(addressPhoto.safe(path), base)

it.each(['photos/plain.jpg', 'photos/ᓚᘏᗢ-#one-#two.jpg', 'photos/50% off?.png', 'photos/a b & c=d.png'])(
  'the address of %s leads to all of its name',
  (path) => {
    const { pathname, search, hash } = addressed(path)
    expect(decodeURIComponent(pathname)).toBe(`/shop/${path}`)
    expect(search + hash).toBe('')
  },
)

it('a photo that hangs elsewhere is left there', () => {
  expect(addressed('https://pictures.test/a%20b.jpg').href).toBe('https://pictures.test/a%20b.jpg')
})

it('no path becomes an address that runs something', () => {
  for (const path of ['javascript:alert(1)', 'data:text/html,x', '//elsewhere.test/x.png'])
    expect(addressed(path).href.startsWith('http://fruit.test/')).toBe(true)
})
