import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const read = (attacker: Attacker, userAgent: string) =>
  attacker.get('/metrics', { headers: { 'user-agent': userAgent } })

export const proof = prove(challenge, {
  exploit: (attacker) => read(attacker, 'Mozilla/5.0'),
  nearMisses: {
    'monitoring that does its work': (attacker) => read(attacker, 'Prometheus/2.50.0'),
    'monitoring of another make': (attacker) => read(attacker, 'vm_promscrape'),
    'a path below it': (attacker) => attacker.get('/metrics/prometheus'),
    'a path of another tool': (attacker) => attacker.get('/actuator/prometheus'),
    'a screen of that name in the browser': (attacker) => attacker.get('/?path=metrics'),
  },
  bypasses: {
    'admit-the-house-network': (attacker) => read(attacker, 'Mozilla/5.0'),
    'know-scrapers-by-name': (attacker) => read(attacker, 'prometheus (a curious customer)'),
  },
})
