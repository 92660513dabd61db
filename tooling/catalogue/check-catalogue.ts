import { parseArgs } from 'node:util'
import { withSources } from '../dev/with-sources.ts'
import { root } from '../sources.mjs'

type ReportModule = typeof import('./catalogue-report.ts')

const USAGE = `Checks that every challenge folder is complete, that its markers match its code, and that the places it names exist.

  npm run check-catalogue -- [options]

  --complete           fails if texts of a translated challenge are missing in a language
  --list               prints, as JSON, the place of each vulnerability, against which scanners are scored
  --same-meaning NAME  after a change of English wording: the translations of this challenge (by its key), of this shared
                       weakness or of this path (by its id), still have the same meaning; can be given several times`

const { values } = parseArgs({
  options: {
    complete: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    'same-meaning': { type: 'string', multiple: true },
    help: { type: 'boolean', default: false },
  },
})
const names = values['same-meaning']
if (values.help) console.log(USAGE)
else
  process.exitCode = await withSources(
    'tooling/catalogue/catalogue-report.ts',
    names === undefined ? check : accept(names),
  )

async function check({ reportOnCatalogue }: ReportModule): Promise<number> {
  const { problems, translations, missingPractice, holes, weaknesses } = await reportOnCatalogue(root)
  const { begun, stale, inEnglish } = translations
  if (values.complete) problems.push(...begun)
  for (const problem of problems) console.error(problem)
  if (values.list) {
    console.log(JSON.stringify(holes, null, 2))
  } else {
    for (const line of stale) console.log(`warning: the English text of ${line} has changed since the translation`)
    if (stale.length > 0)
      console.log('Translate them again. Then, or if the meaning is still the same, run with --same-meaning <key>.')
    const counts = [...inEnglish].filter(([, count]) => count > 0).map(([language, count]) => `${language} ${count}`)
    if (counts.length > 0) console.log(`texts shown in English: ${counts.join(', ')}`)
    if (missingPractice.size > 0) {
      const counts = [...missingPractice].map(([part, count]) => `${part} ${count}`)
      console.log(`challenges whose practice.md lacks a part: ${counts.join(', ')}`)
    }
    console.log(`${holes.length} challenges, ${weaknesses} weaknesses, ${problems.length} problems`)
  }
  return problems.length > 0 ? 1 : 0
}

function accept(names: readonly string[]) {
  return async ({ acceptReworded }: ReportModule): Promise<number> => {
    const files = names.map((name) => ({ name, count: acceptReworded(root, name).length }))
    for (const { name, count } of files)
      if (count > 0) console.log(`${count} translations of ${name} are marked as up to date.`)
      else
        console.error(
          `There are no translations of ${name}. Give the key of a challenge, or the id of a shared weakness or path.`,
        )
    return files.every(({ count }) => count > 0) ? 0 : 1
  }
}
