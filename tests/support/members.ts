import type { Role } from '@fruit/world/visit'
import type { Client } from '@fruit/world/visits/client'
import type { Learner } from './test-app.ts'

export interface Member {
  readonly client: Client
  readonly id: number
  readonly email: string
  readonly password: string
  readonly token: string
}

/** A signed-in account with a role in a learner's world. */
export async function createMember(learner: Learner, role: Role = 'customer'): Promise<Member> {
  const client = learner.client()
  const { email, password, token } = await client.becomeCustomer()
  const id = learner.inside(({ db }) => {
    db.run({ sql: 'UPDATE Users SET role = ? WHERE email = ?', parameters: [role, email] })
    return db.first<{ id: number }>({ sql: 'SELECT id FROM Users WHERE email = ?', parameters: [email] })!.id
  })
  return { client, id, email, password, token }
}

/** The stored rows of a table, ordered by id. */
export function rowsOf<Row>(learner: Learner, table: string): Row[] {
  return learner.inside(({ db }) => db.all<Row>({ sql: `SELECT * FROM "${table}" ORDER BY id`, parameters: [] }))
}
