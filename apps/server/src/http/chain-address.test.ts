import { expect, it } from 'vitest'
import { removeChainToken } from './chain-address.ts'

it.each([
  '/web3/rpc/home.abcd',
  '/WEB3/rpc/home.abcd',
  '//web3//rpc//home.abcd',
  '/web3/%72pc/home.abcd',
  '/web3/rpc%2fhome.abcd',
  '/web3/rpc/a/b',
])('withoutToken removes the token from %s', (url) => {
  expect(removeChainToken(`${url}?id=7`)).toBe('/web3/rpc?id=7')
})

it.each(['/web3/rpc', '/web3/rpc/', '/rest/web3/nftUnlocked', '/web3-sandbox', '/%', '/ftp/web3/rpc/a'])(
  'withoutToken does not change %s',
  (url) => {
    expect(removeChainToken(url)).toBe(url)
  },
)
