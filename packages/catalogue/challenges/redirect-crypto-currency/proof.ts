import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const BITCOIN = 'https://blockchain.info/address/1AbKfgvw9psQ41NbLi8kufDQTezwG8DRZm'
const DASH = 'https://explorer.dash.org/address/Xr556RzuwX6hg5EGpkybbv5RanJoZN17kW'

const follow = (attacker: Attacker, to: string) => attacker.get(`/redirect?to=${encodeURIComponent(to)}`)

export const proof = prove(challenge, {
  exploit: (attacker) => follow(attacker, BITCOIN),
  nearMisses: {
    'a page that the shop links to': (attacker) => follow(attacker, 'https://github.com/juice-shop/juice-shop'),
    'another wallet': (attacker) => follow(attacker, 'https://blockchain.info/address/1FruitFruitFruitFruitFruitFruit'),
    'the page of the explorer without the wallet': (attacker) => follow(attacker, 'https://blockchain.info/address/'),
    'a wallet as a part of an address elsewhere': (attacker) => follow(attacker, `https://elsewhere.test/?${BITCOIN}`),
    'no target at all': (attacker) => attacker.get('/redirect'),
    'the wallet as another parameter': (attacker) => attacker.get(`/redirect?url=${encodeURIComponent(BITCOIN)}`),
  },
  bypasses: {
    'drop-the-first-coin': (attacker) => follow(attacker, DASH),
  },
})
