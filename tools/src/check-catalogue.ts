import { parseArgs } from 'node:util'
import { root } from '../sources.mjs'
import { withSources } from './with-sources.ts'

type ReportModule = typeof import('./catalogue-report.ts')

const USAGE = `Proves that every challenge folder is complete, that its markers fit its code, and that the places it names exist.

  npm run check-catalogue -- [options]

  --complete           fails where texts of a challenge that is translated are missing in a language
  --list               prints, as JSON, where each hole is: what scanners are scored against
  --same-meaning NAME  after English was put in other words: the translations of this challenge (by its key), of this shared
                       weakness or of this path (by its id), still say the same; may be given several times`

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
else process.exitCode = await withSources('tools/src/catalogue-report.ts', names === undefined ? check : accept(names))

async function check({ reportOnCatalogue }: ReportModule): Promise<number> {
  const { problems, translations, missingPractice, holes, skipped, weaknesses } = await reportOnCatalogue(root)
  const { begun, stale, inEnglish } = translations
  if (values.complete) problems.push(...begun)
  for (const problem of problems) console.error(problem)
  if (values.list) {
    console.log(JSON.stringify(holes, null, 2))
  } else {
    for (const line of stale) console.log(`warning: ${line} changed in English since`)
    if (stale.length > 0)
      console.log('Translate them anew; then, or if they still mean the same, say --same-meaning <key>.')
    const counts = [...inEnglish].filter(([, count]) => count > 0).map(([language, count]) => `${language} ${count}`)
    if (counts.length > 0) console.log(`texts that are shown in English: ${counts.join(', ')}`)
    if (missingPractice.size > 0) {
      const counts = [...missingPractice].map(([part, count]) => `${part} ${count}`)
      console.log(`challenges whose practice.md lacks a part: ${counts.join(', ')}`)
    }
    if (skipped.length > 0)
      console.log(`paths skip ${skipped.length} challenges that are to be built: ${skipped.join(', ')}`)
    console.log(`${holes.length} challenges, ${weaknesses} weaknesses, ${problems.length} problems`)
  }
  return problems.length > 0 ? 1 : 0
}

function accept(names: readonly string[]) {
  return async ({ acceptReworded }: ReportModule): Promise<number> => {
    const files = names.map((name) => ({ name, count: acceptReworded(root, name).length }))
    for (const { name, count } of files)
      if (count > 0) console.log(`${count} translations of ${name} fit the English of today.`)
      else
        console.error(
          `There are no translations of ${name}. Give the key of a challenge, or the id of a shared weakness or path.`,
        )
    return files.every(({ count }) => count > 0) ? 0 : 1
  }
}
