/** A seeded account. The id and the local part of the e-mail are part of the interface. */
export interface CastMember {
  readonly key: string
  readonly id: number
  /** Local part at the shop's domain, a complete address, or (for the demo account) a text without a domain. */
  readonly mail: string
  readonly username?: string
  readonly role: 'customer' | 'deluxe' | 'accounting' | 'admin'
  /** Id of the security question, where the account has one. */
  readonly question?: number
  readonly wallet: number
  readonly lastLoginIp?: string
  readonly profileImage?: string
  readonly deleted?: true
}

/**
 * The seeded accounts by ascending id (docs/reference/seed.md#accounts). Their passwords and security answers are
 * random unless the props of a challenge set them.
 */
export const CAST: readonly CastMember[] = [
  { key: 'admin', id: 1, mail: 'admin', role: 'admin', question: 2, wallet: 0 },
  { key: 'jim', id: 2, mail: 'jim', role: 'customer', question: 1, wallet: 100 },
  { key: 'bender', id: 3, mail: 'bender', role: 'customer', question: 10, wallet: 0 },
  { key: 'bjoernGoogle', id: 4, mail: 'bjorn.apfelkern@mail.test', username: 'apfelkern', role: 'admin', wallet: 0 },
  { key: 'ciso', id: 5, mail: 'ciso', role: 'deluxe', question: 7, wallet: 0 },
  { key: 'support', id: 6, mail: 'support', role: 'admin', question: 10, wallet: 0 },
  { key: 'morty', id: 7, mail: 'morty', role: 'customer', question: 7, wallet: 100 },
  { key: 'rapper', id: 8, mail: 'mc.safesearch', role: 'customer', question: 8, wallet: 13337 },
  { key: 'jannik', id: 9, mail: 'J12934', role: 'admin', question: 1, wallet: 0 },
  { key: 'timo', id: 10, mail: 'wurstbrot', role: 'admin', question: 1, wallet: 0 },
  { key: 'amy', id: 11, mail: 'amy', role: 'customer', question: 8, wallet: 48 },
  { key: 'bjoern', id: 12, mail: 'bjoern', role: 'admin', question: 9, wallet: 0, profileImage: '12.png' },
  {
    key: 'bjoernOwasp',
    id: 13,
    mail: 'bjorn@windfall.test',
    role: 'deluxe',
    question: 7,
    wallet: 0,
    profileImage: '13.jpg',
  },
  { key: 'chris', id: 14, mail: 'chris.quince', role: 'customer', question: 1, wallet: 0, deleted: true },
  {
    key: 'accountant',
    id: 15,
    mail: 'accountant',
    role: 'accounting',
    question: 7,
    wallet: 0,
    lastLoginIp: '123.456.789',
  },
  { key: 'uvogin', id: 16, mail: 'uvogin', role: 'customer', question: 12, wallet: 100 },
  { key: 'test', id: 17, mail: 'demo', role: 'customer', question: 10, wallet: 200 },
  { key: 'john', id: 18, mail: 'john', username: 'trail.john', role: 'customer', question: 14, wallet: 0 },
  { key: 'emma', id: 19, mail: 'emma', username: 'emma.etches', role: 'customer', question: 10, wallet: 0 },
  { key: 'stan', id: 20, mail: 'stan', role: 'deluxe', question: 10, wallet: 0, profileImage: '20.jpg' },
  { key: 'evm', id: 21, mail: 'ethereum', username: 'chainfruit', role: 'deluxe', question: 10, wallet: 0 },
  { key: 'LetUsTest', id: 22, mail: 'testing', role: 'admin', wallet: 0 },
  { key: 'basil', id: 23, mail: 'basil', role: 'customer', question: 14, wallet: 2 },
]

/** The e-mail of a cast member in a shop with this domain. */
export function mailOf(member: Pick<CastMember, 'key' | 'mail'>, domain: string): string {
  return member.key === 'test' || member.mail.includes('@') ? member.mail : `${member.mail}@${domain}`
}
