import type { Category } from '@fruit/challenge-kit/challenge'
import type { SeamSignature } from './seam-signatures.ts'

/** Parameters of a new challenge. */
export interface NewChallenge {
  /** Name of the folder. */
  readonly id: string
  readonly key: string
  /** Its unique id in continue codes. */
  readonly number: number
  readonly name: string
  /** Undefined if the author has not chosen yet. */
  readonly category: Category | undefined
  readonly difficulty: number | undefined
  readonly seams: readonly SeamSignature[]
  /** The safe contract if the code of the seam is Solidity; otherwise null. */
  readonly contract: string | null
  readonly runsIn: 'server' | 'browser'
  /** A fact that may solve it: its export and its module. */
  readonly fact: { readonly name: string; readonly module: string }
  /** Keys of the languages except English. */
  readonly languages: readonly string[]
}

/** Fixes with their outcomes: learners choose among three. */
const FIXES = [
  ['first-fix', 'holds'],
  ['second-fix', 'leaks'],
  ['third-fix', 'breaks'],
] as const

/**
 * The files of a new challenge, by path in its folder, in the order in which they are filled in. The catalogue check and
 * the proof fail until everything is.
 */
export function challengeFiles(challenge: NewChallenge): Record<string, string> {
  const { seams, contract, runsIn, languages } = challenge
  const folder = runsIn === 'browser' ? 'client/' : ''
  const ending = contract === null ? 'ts' : 'sol'
  const code = (what: string) => (contract === null ? `${implementations(seams, what)}\n` : toFillIn(contract, what))
  return {
    'challenge.ts': challengeFile(challenge),
    ...(seams.length > 0 && {
      'weakness.ts': contract === null ? weaknessFile(challenge, folder) : contractWeaknessFile(challenge),
      [`${folder}flaw.${ending}`]: code('the vulnerable code. Mark its vulnerable lines'),
      ...Object.fromEntries(
        FIXES.map(([name, outcome]) => [
          `${folder}fix-${name}.${ending}`,
          code(`a fix that ${outcome}`).replaceAll(' //~ hole', ''),
        ]),
      ),
    }),
    'proof.ts': proofFile(challenge),
    ...(runsIn === 'browser' && seams.length > 0 && { 'browser-proof.ts': browserProofFile() }),
    'brief.md': 'Fill in.\n',
    'hints.md': '1. Fill in: a gentle hint.\n2. Fill in: a clearer hint.\n3. Fill in: what exactly to do.\n',
    ...(seams.length > 0 && {
      'code-hints.md': '1. Fill in: where in the code to look.\n2. Fill in: what is wrong there.\n',
    }),
    'notes.md':
      '## What was wrong\n\nFill in.\n\n**The clue that gave it away:** fill in.\n\n## How to fix it\n\nFill in.\n\n## How to prevent it\n\nFill in.\n',
    'practice.md':
      '## impact\n\nFill in: what an attacker gains, in one sentence.\n\n## question\n\nFill in.\n\n## answer\n\nFill in.\n',
    ...Object.fromEntries(
      languages.map((language) => [`translations/${language}.md`, '# name\n\nFill in.\n\n# brief\n\nFill in.\n']),
    ),
  }
}

function challengeFile({ key, number, name, category, difficulty, seams, fact }: NewChallenge): string {
  const chosen = (what: string, value: unknown) => (value === undefined ? ` // Fill in: its ${what}.` : '')
  const hasCode = seams.length > 0
  return `import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { ${fact.name} } from '${fact.module}'
${hasCode ? "import { weakness } from './weakness.ts'\n" : ''}
export const challenge = defineChallenge({
  id: ${number},
  key: '${key}',
  name: ${JSON.stringify(name)},
  category: '${category ?? 'Miscellaneous'}',${chosen('category', category)}
  difficulty: ${difficulty ?? 1},${chosen('difficulty', difficulty)}
  tags: [],
  cwe: [],
  owasp: [],
  asvs: [],
  wstg: [],
  kind: '${hasCode ? 'code' : 'data'}',
  place: { call: 'Fill in: method and path of the call', parameter: 'Fill in: what carries the attack' },
${hasCode ? '  weakness,\n' : ''}  codingChallenge: ${hasCode},
  // Fill in: the fact that solves it, of packages/shop/src/<area>/facts.ts.
  solvedWhen: when(${fact.name}, () => false),
})
`
}

function proofFile({ seams, contract }: NewChallenge): string {
  return `import { prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

${contract === null ? '' : '// Attackers send transactions with `ChainPlayer` of @fruit/challenge-kit/chain-player.\n'}const fillIn = (what: string) => () => Promise.reject(new Error(\`Fill in: \${what}\`))

export const proof = prove(challenge, {
  exploit: fillIn('the exploit: what a player does to solve the challenge'),
  // Other ways to write it, such as those of public write-ups and tools; remove this if there is only one.
  spellings: {
    'fill in: another payload': fillIn('another way to write the exploit'),
  },
  // Check the responses: a near miss that fails too early passes, and proves nothing.
  nearMisses: {
    'fill in: normal use that comes close': fillIn('the first near miss'),
    'fill in: an attack that is almost right': fillIn('the second near miss'),
    'fill in: the right attack in the wrong place': fillIn('the third near miss'),
  },
${seams.length > 0 ? `  bypasses: {\n    '${FIXES[1][0]}': fillIn('the attack that still works on the fix that leaks'),\n  },\n` : ''}})
`
}

function weaknessFile({ id, seams }: NewChallenge, folder: string): string {
  const names = seams.map(({ exportName }) => exportName)
  const imports = seams.map(({ exportName, file }) => `import { ${exportName} } from '${moduleOf(file)}'`)
  const fixes = fixesIn(folder, 'ts')
  return `import { defineWeakness } from '@fruit/challenge-kit/weakness'
${imports.join('\n')}

export const weakness = defineWeakness({
  id: '${id}',
  seams: [${names.join(', ')}],
${folder === '' ? '' : `  source: '${folder}flaw.ts',\n`}  flaw: () => import('./${folder}flaw.ts'),
  fixes: {
${fixes.join('\n')}
  },
})
`
}

/** Entries of the fixes. */
function fixesIn(folder: string, ending: string): string[] {
  return FIXES.map(
    ([name, outcome]) => `    '${name}': {
      outcome: '${outcome}',
      why: 'Fill in: why it ${outcome}. Rename it after what it does.',
      load: () => import('./${folder}fix-${name}.${ending}'),
    },`,
  )
}

function contractWeaknessFile({ id, seams: [seam] }: NewChallenge): string {
  const { exportName, file } = seam!
  return `import { defineContractWeakness } from '@fruit/challenge-kit/weakness'
import { ${exportName} } from '${moduleOf(file)}'

// If players may write their own contract, add an \`ownContract\` with a property (packages/challenge-kit/src/own-fix.ts).
export const weakness = defineContractWeakness({
  id: '${id}',
  seam: ${exportName},
  flaw: () => import('./flaw.sol'),
  fixes: {
${fixesIn('', 'sol').join('\n')}
  },
})
`
}

/** The safe contract as a starting point, with its first function marked as the vulnerable line. */
function toFillIn(contract: string, what: string): string {
  const marked = contract.replace(/^( *function .*\{)$/m, '$1 //~ hole')
  return marked.replace(/^((?:abstract )?contract )/m, `// Fill in: ${what}.\n$1`)
}

function browserProofFile(): string {
  return `import { proveInBrowser } from '@fruit/challenge-kit/browser-proof'
import { challenge } from './challenge.ts'

export const browserProof = proveInBrowser(challenge, async (player) => {
  await player.open('/')
  throw new Error('Fill in: what a player does on the pages, and whether they show that the vulnerability is open.')
})
`
}

/** Functions with the signatures of the seams, which call the safe implementations until they are rewritten. */
function implementations(seams: readonly SeamSignature[], what: string): string {
  const types = new Map(seams.flatMap((seam) => [...seam.types]))
  const modules = new Map<string, string[]>()
  for (const [type, module] of types) modules.set(module, [...(modules.get(module) ?? []), type])
  const imports = [...modules].map(([module, names]) => `import type { ${names.sort().join(', ')} } from '${module}'`)
  const safe = seams.map(
    ({ exportName, file }) => `import { ${exportName} as ${alias(seams, exportName)} } from '${moduleOf(file)}'`,
  )
  const functions = seams.map(({ exportName, parameters, answer }) => {
    const seam = alias(seams, exportName)
    const named = (text: string) => text.replaceAll('typeof seam', `typeof ${seam}`)
    const values = parameters.map((parameter) => parameter.split(':')[0])
    return `/** Fill in: ${what}. */
export function ${exportName}(${named(parameters.join(', '))}): ${named(answer)} {
  return ${seam}.safe(${values.join(', ')}) //~ hole
}`
  })
  return `${[...imports, ...safe].join('\n')}\n\n${functions.join('\n\n')}`
}

/** Import name of a seam, next to the function with the seam's name. */
function alias(seams: readonly SeamSignature[], exportName: string): string {
  return seams.length === 1 ? 'seam' : `${exportName}Seam`
}

function moduleOf(file: string): string {
  return file.replace(/^packages\/([^/]+)\/src\/(.+)\.ts$/, '@fruit/$1/$2')
}
