import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LANGUAGES } from '@fruit/contracts/languages'
import { root } from '../sources.mjs'

const CATALOGUE = 'packages/catalogue'
/** README.md contains the numbers between these two comments. */
const BLOCK = /(<!-- numbers -->\n)[\s\S]*?(<!-- end of numbers -->)/
const STARS = [1, 2, 3, 4, 5, 6] as const

/** The numbers for README.md, counted in the folders of the catalogue. */
function readmeNumbers(): string {
  const built = foldersOf('challenges').map((folder) => textOf(join(CATALOGUE, 'challenges', folder, 'challenge.ts')))
  const difficulties = built.map((text) => Number(/\bdifficulty: (\d)/.exec(text)?.[1]))
  const with_ = (file: string) =>
    foldersOf('challenges').filter((folder) => existsSync(join(root, CATALOGUE, 'challenges', folder, file))).length
  const coding = built.filter((text) => /\bcodingChallenge: true\b/.test(text)).length
  const own = [...weaknessFiles()].filter((text) => /\bownFix: \{/.test(text)).length
  return [
    `**${built.length} challenges** can be solved today:`,
    '',
    `| ${STARS.map((stars) => '★'.repeat(stars)).join(' | ')} |`,
    `|${STARS.map(() => '---').join('|')}|`,
    `| ${STARS.map((stars) => difficulties.filter((each) => each === stars).length).join(' | ')} |`,
    '',
    `${coding} of them are coding challenges, ${with_('tutorial.ts')} have a tutorial, and players can write their own fix for ${own} weaknesses. The shop`,
    `is available in ${LANGUAGES.length} languages.`,
    '',
  ].join('\n')
}

/** README.md with the current numbers. */
export function withNumbers(readme: string): string {
  if (!BLOCK.test(readme)) throw new Error('README.md lacks the two comments around its numbers. Add them again.')
  return readme.replace(BLOCK, (_all, begin: string, end: string) => begin + readmeNumbers() + end)
}

function foldersOf(kind: string): readonly string[] {
  return readdirSync(join(root, CATALOGUE, kind), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, CATALOGUE, kind, entry.name, `${NAMES[kind]}.ts`)))
    .map(({ name }) => name)
}

const NAMES: Readonly<Record<string, string>> = { challenges: 'challenge', weaknesses: 'weakness' }

function* weaknessFiles(): Generator<string> {
  for (const kind of Object.keys(NAMES))
    for (const folder of foldersOf(kind)) {
      const file = join(CATALOGUE, kind, folder, 'weakness.ts')
      if (existsSync(join(root, file))) yield textOf(file)
    }
}

function textOf(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

// As a program: npm run readme-numbers
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  writeFileSync(join(root, 'README.md'), withNumbers(textOf('README.md')))
