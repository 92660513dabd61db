import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { folderOf } from '@fruit/challenge-kit/challenge'
import { LANGUAGES } from '@fruit/contracts/languages'
import { root } from '../sources.mjs'
import { type ChallengeFacts, factsOf, withoutEntry } from './challenge-facts.ts'
import { challengeFiles, type NewChallenge } from './challenge-files.ts'
import { seamSignatures } from './seam-signatures.ts'

const USAGE = `Writes the folder of a new challenge. Its proof fails, and says what to fill in, until it is finished.

  npm run new-challenge <key> [--seam NAME …] [--own]

  <key>        such as dataExportChallenge: its facts come from docs/reference/challenges-to-build.yml,
               from which it is removed
  --seam NAME  a seam that its flaw runs in, such as reviews.name-author (npm run seams lists all); may be repeated
  --own        a challenge that is not in the list`

const CHALLENGES = join(root, 'packages/catalogue/challenges')
const LIST = join(root, 'docs/reference/challenges-to-build.yml')
/** Lower ids belong to the challenges of the interface. */
const FIRST_OWN_ID = 1001

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seam: { type: 'string', multiple: true, default: [] },
    own: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) console.log(USAGE)
else newChallenge(positionals[0], values.seam, values.own)

function newChallenge(key: string | undefined, seamNames: readonly string[], own: boolean): void {
  if (!key || !/^[a-z][A-Za-z0-9]*$/.test(key)) stop(USAGE)
  const list = readFileSync(LIST, 'utf8')
  const facts = own ? ownFacts(key) : factsOf(list, key)
  if (!facts) stop(`${key} is not in ${LIST}. Check the key, or use --own for a new challenge.`)
  const id = folderOf(key)
  const folder = join(CHALLENGES, id)
  if (existsSync(folder)) stop(`The challenge ${id} exists already: ${folder}`)
  const seams = findSeams(seamNames)
  const files = challengeFiles({
    id,
    facts,
    languages: LANGUAGES.map((each) => each.key).filter((each) => each !== 'en'),
    ...seams,
  })
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  spawnSync(process.execPath, [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', folder])
  if (!own) writeFileSync(LIST, withoutEntry(list, key))
  console.log(`Wrote ${folder}: ${Object.keys(files).length} files.

Fill them in, challenge.ts, ${seamNames.length > 0 ? 'the flaw, ' : ''}and proof.ts first. Then run, in this order, until nothing is left:
  npm run check-catalogue      lists what is missing
  npm run proofs -- ${key}${seams.runsIn === 'browser' ? '\n  npm run build && npx vitest run --project e2e tests/e2e/browser-proofs' : ''}
  npm run check-catalogue -- --same-meaning ${key}      once its translations are written`)
  if (facts.codingChallenge && seamNames.length === 0)
    console.log(
      '\nClients of the interface expect a coding challenge: name a seam, or add one first (CONTRIBUTING.md, "open a new hole").',
    )
}

function ownFacts(key: string): ChallengeFacts {
  const ids = readdirSync(CHALLENGES).map((folder) => {
    const file = join(CHALLENGES, folder, 'challenge.ts')
    return existsSync(file) ? Number(/^ {2}id: (\d+)/m.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) : 0
  })
  return {
    key,
    id: Math.max(FIRST_OWN_ID - 1, ...ids) + 1,
    name: 'Fill in: the name',
    category: 'Miscellaneous',
    difficulty: 1,
    tags: [],
    tutorialOrder: null,
    cwe: [],
    owasp: [],
    asvs: [],
    wstg: [],
    codingChallenge: true,
    remarks: [],
  }
}

/** The seams with these names, and a fact of the area of the first. */
function findSeams(names: readonly string[]): Pick<NewChallenge, 'seams' | 'contract' | 'runsIn' | 'fact'> {
  const files = ['packages/shop/src', 'packages/isomorphic/src'].flatMap((place) =>
    readdirSync(join(root, place))
      .map((area) => `${place}/${area}/seams.ts`)
      .filter((file) => existsSync(join(root, file))),
  )
  // The compiler takes seconds for each area, so only files with these names are read.
  const naming = files.filter((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    return names.some((name) => source.includes(`'${name}'`))
  })
  const all = naming.length > 0 ? seamSignatures(root, naming) : new Map()
  const seams = names.map((name) => all.get(name) ?? stop(`Unknown seam ${name}. npm run seams lists all.`))
  const places = new Set(seams.map(({ file }) => file.split('/')[1]))
  if (places.size > 1) stop('One of these seams runs on the server, another in the browser. Start with one of them.')
  const solidity = seams.find((seam) => seam.solidity !== null)?.solidity
  if (solidity && seams.length > 1) stop('The flaw of a contract is one contract. Name only its seam.')
  const area = seams[0]?.file.split('/')[3] ?? ''
  const module = [area, 'accounts'].find((each) => existsSync(join(root, `packages/shop/src/${each}/facts.ts`)))!
  const source = readFileSync(join(root, `packages/shop/src/${module}/facts.ts`), 'utf8')
  const name = /^export const (\w+) = defineFact/m.exec(source)![1]!
  return {
    seams,
    contract: solidity ? readFileSync(join(root, solidity), 'utf8') : null,
    runsIn: places.has('isomorphic') ? 'browser' : 'server',
    fact: { name, module: `@fruit/shop/${module}/facts` },
  }
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
