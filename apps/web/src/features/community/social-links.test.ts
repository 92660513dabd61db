import { expect, test } from 'vitest'
import { socialLinks } from './social-links.ts'

test('a place without an address has no link', () => {
  expect(socialLinks({ twitterUrl: '', facebookUrl: 'https://a.example/', nftUrl: 'https://b.example/' })).toEqual([
    { name: 'Facebook', href: 'https://a.example/' },
    { name: { text: 'NFT_COLLECTION' }, href: 'https://b.example/' },
  ])
  expect(socialLinks({})).toEqual([])
})
