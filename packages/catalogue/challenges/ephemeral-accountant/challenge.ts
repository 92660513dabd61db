import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { sessionOpened } from '@fruit/shop/accounts/facts'
import { messageWith } from '@fruit/world/texts/texts'
import type { World } from '@fruit/world/world'
import { weakness } from '../../weaknesses/pasted-login-statement/weakness.ts'

/** E-mail of the accountant that cannot be registered. */
const accountantOf = ({ configuration }: World) => `acc0unt4nt@${configuration.application.domain}`.toLowerCase()

/** Returns whether the table holds an account with this e-mail, including closed accounts. */
function isStored(world: World, email: string): boolean {
  const sql = 'SELECT 1 FROM Users WHERE lower(trim(email)) = ?'
  return world.db.first({ sql, parameters: [email] }) !== undefined
}

export const challenge = defineChallenge({
  id: 26,
  key: 'ephemeralAccountantChallenge',
  name: 'Ephemeral Accountant',
  category: 'Injection',
  difficulty: 4,
  tags: [],
  cwe: [89],
  owasp: ['A03:2021', 'A05:2025', 'API2:2023'],
  asvs: ['V1.2.4'],
  wstg: ['WSTG-INPV-05'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/SQL_Injection_Prevention_Cheat_Sheet.html',
  place: { call: 'POST /rest/user/login', parameter: 'body.email' },
  weakness,
  prerequisites: ['loginAdminChallenge', 'dbSchemaChallenge'],
  codingChallenge: false,
  solvedWhen: when(sessionOpened, ({ email, role }, world) => {
    const accountant = accountantOf(world)
    if (email?.toLowerCase() !== accountant || isStored(world, accountant)) return false
    if (role === 'accounting') return true
    return messageWith('You are {{email}} now, but with the role {{role}}. The task asks for an accountant.', {
      email: accountant,
      role: String(role),
    })
  }),
})
