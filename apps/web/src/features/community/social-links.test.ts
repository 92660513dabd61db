import { expect, test } from 'vitest'
import { socialLinks } from './social-links.ts'

test('leaves out places without an address', () => {
  expect(socialLinks({ twitterUrl: '', facebookUrl: 'https://a.example/', nftUrl: 'https://b.example/' })).toEqual([
    { name: 'Facebook', href: 'https://a.example/' },
    { name: { text: 'NFT_COLLECTION' }, href: 'https://b.example/' },
  ])
  expect(socialLinks({})).toEqual([])
})
