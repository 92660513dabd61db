import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { CATEGORIES, folderOf } from '@fruit/challenge-kit/challenge'
import { LANGUAGES } from '@fruit/contracts/languages'
import { root } from '../sources.mjs'
import { challengeFiles, type NewChallenge } from './challenge-files.ts'
import { seamSignatures } from './seam-signatures.ts'

const USAGE = `Writes the folder of a new challenge. Its placeholders say what to fill in; npm run check-catalogue lists them.

  npm run new-challenge -- <key> [options]

  <key>                such as sourPlumChallenge
  --seam NAME          a seam that its flaw runs in, such as reviews.name-author (npm run seams lists all); may be repeated
  --name NAME          its English name (default: the words of the key)
  --category CATEGORY  one of: ${CATEGORIES.join(', ')}
  --difficulty N       number of stars, 1 to 6`

const CHALLENGES = join(root, 'packages/catalogue/challenges')
/** Lower ids belong to the challenges of the interface. */
const FIRST_OWN_ID = 1001
const MAX_NAME_LENGTH = 60

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seam: { type: 'string', multiple: true, default: [] },
    name: { type: 'string' },
    category: { type: 'string' },
    difficulty: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) console.log(USAGE)
else newChallenge()

function newChallenge(): void {
  const [key = ''] = positionals
  if (positionals.length !== 1) stop(USAGE)
  if (!/^[a-z][A-Za-z0-9]*Challenge$/.test(key)) stop(`The key ${key} must be in camel case and end with "Challenge".`)
  const id = folderOf(key)
  const folder = join(CHALLENGES, id)
  if (existsSync(folder)) stop(`The challenge ${id} exists already: ${folder}`)
  const name = values.name?.trim() ?? id.replace(/(^|-)(\w)/g, (_, dash, first) => (dash && ' ') + first.toUpperCase())
  if (name === '' || name.length > MAX_NAME_LENGTH) stop(`A name has 1 to ${MAX_NAME_LENGTH} characters.`)
  const category = CATEGORIES.find((each) => each === values.category)
  if (values.category !== category) stop(`Unknown category. The categories are: ${CATEGORIES.join(', ')}.`)
  if (!/^[1-6]$/.test(values.difficulty ?? '1')) stop('The difficulty is a number from 1 to 6.')
  const difficulty = values.difficulty === undefined ? undefined : Number(values.difficulty)
  const seams = findSeams(values.seam)
  const languages = LANGUAGES.map((each) => each.key).filter((each) => each !== 'en')
  const files = challengeFiles({ id, key, number: nextId(), name, category, difficulty, languages, ...seams })
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  spawnSync(process.execPath, [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', folder])
  console.log(`Wrote ${folder}. Fill in, in this order:
${Object.keys(files)
  .filter((file) => !file.startsWith('translations/'))
  .map((file) => `  ${file}`)
  .join('\n')}
  translations/*.md
Add ${key} to a family in packages/catalogue/paths/*/path.ts, and to the world map in config/fbctf.yml. Then run:
  npm run check-catalogue      lists what is missing
  npm run proofs -- ${key}${seams.runsIn === 'browser' ? '\n  npm run build && npx vitest run --project e2e tests/e2e/browser-proofs' : ''}
  npm run check-catalogue -- --same-meaning ${key}      once its translations are written
  npm run readme-numbers`)
}

function nextId(): number {
  const ids = readdirSync(CHALLENGES).map((folder) => {
    const file = join(CHALLENGES, folder, 'challenge.ts')
    return existsSync(file) ? Number(/^ {2}id: (\d+)/m.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) : 0
  })
  return Math.max(FIRST_OWN_ID - 1, ...ids) + 1
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
