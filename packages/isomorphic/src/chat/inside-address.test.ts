import { expect, it } from 'vitest'
import { insideAddress } from './inside-address.ts'

it.each([
  ['https://tallyhouse.example/count?page=a%20b', '/internet/tallyhouse.example/count?page=a%20b'],
  ['HTTP://tallyhouse.example:8080', '/internet/tallyhouse.example/'],
  ['//tallyhouse.example/count', '/internet/tallyhouse.example/count'],
  ['/internet/tallyhouse.example/count?page=a', '/internet/tallyhouse.example/count?page=a'],
])('maps %s to the small internet', (address, inside) => expect(insideAddress(address)).toBe(inside))

it.each([
  'assets/apple.png',
  '/rest/products/search',
  'javascript:alert(1)',
  'data:image/gif;base64,R0',
  'https://',
  '',
])('finds no host in %s', (address) => expect(insideAddress(address)).toBeNull())
