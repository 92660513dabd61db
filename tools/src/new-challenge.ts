import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../sources.mjs'

const CHALLENGES = join(root, 'packages/catalogue/challenges')
/** Numbers below belong to the challenges of the interface. */
const FIRST_OWN_ID = 1001

/** Writes the folder of a new challenge. Its proof fails, and says what to fill in, until it is finished. */
function newChallenge(id: string | undefined): void {
  if (!id || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id))
    stop('Usage: npm run new-challenge <id>, where the id is in kebab case, such as sour-apple.')
  const folder = join(CHALLENGES, id)
  if (existsSync(folder)) stop(`There is already a challenge ${id}: ${folder}`)
  const camel = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files(id, camel, nextId()))) writeFileSync(join(folder, name), text)
  console.log(`Wrote ${folder}.

What to fill in:
  challenge.ts  name, category, difficulty, CWE, and the fact that solves it
  brief.md      the task in one sentence
  hints.md      three or four hints, from gentle to explicit
  notes.md      what was wrong, how to fix it, how to prevent it
  proof.ts      the exploit, and at least three near misses
For a flaw in the shop's code: weakness.ts, flaw.ts, fix-*.ts and code-hints.md, as in challenges/directory-listing.

Until then its proof fails: npm run proofs -- ${camel}Challenge`)
}

function nextId(): number {
  const taken = readdirSync(CHALLENGES).map((id) => {
    const file = join(CHALLENGES, id, 'challenge.ts')
    return existsSync(file) ? Number(/^ {2}id: (\d+)/m.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) : 0
  })
  return Math.max(FIRST_OWN_ID - 1, ...taken) + 1
}

function files(id: string, camel: string, number: number): Record<string, string> {
  return {
    'challenge.ts': `import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { sessionOpened } from '@fruit/shop/accounts/facts'

export const challenge = defineChallenge({
  id: ${number},
  key: '${camel}Challenge',
  name: 'Fill in: the name',
  category: 'Miscellaneous',
  difficulty: 1,
  tags: [],
  cwe: [],
  owasp: [],
  kind: 'code',
  place: { call: 'Fill in: method and path of the call', parameter: 'Fill in: what carries the attack' },
  codingChallenge: false,
  // Fill in: the fact that solves it. Facts are declared in packages/shop/src/<area>/facts.ts.
  solvedWhen: when(sessionOpened, () => false),
})
`,
    'brief.md': 'Fill in: the task in one sentence.\n',
    'hints.md': '1. Fill in: a gentle hint.\n2. Fill in: a clearer hint.\n3. Fill in: what exactly to do.\n',
    'notes.md':
      '## What was wrong\n\nFill in.\n\n**The clue that gave it away:** fill in.\n\n## How to fix it\n\nFill in.\n\n## How to prevent it\n\nFill in.\n',
    'proof.ts': `import { prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const fillIn = (what: string) => () =>
  Promise.reject(new Error(\`Fill in \${what} in packages/catalogue/challenges/${id}/proof.ts\`))

export const proof = prove(challenge, {
  exploit: fillIn('the exploit: what a player does to solve the challenge'),
  nearMisses: {
    'fill in: an honest act that comes close': fillIn('the first near miss'),
    'fill in: an attack that is almost right': fillIn('the second near miss'),
    'fill in: the right attack in the wrong place': fillIn('the third near miss'),
  },
})
`,
  }
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}

newChallenge(process.argv[2])
