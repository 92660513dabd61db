import { root } from '../sources.mjs'
import { withSources } from './with-sources.ts'

type ReportModule = typeof import('./catalogue-report.ts')

/**
 * Proves that every challenge folder is complete, that its markers fit its code, and that the places it names exist.
 * What is not translated yet is shown in English: it is told, and fails with `--complete` alone. With `--list` it prints,
 * as JSON, where each hole is: what scanners are scored against.
 */
const { problems, missingTranslations, holes, weaknesses } = await withSources(
  'tools/src/catalogue-report.ts',
  async ({ reportOnCatalogue }: ReportModule) => reportOnCatalogue(root),
)
if (process.argv.includes('--complete'))
  problems.push(...missingTranslations.map((file) => `${file} is missing. Translate it.`))
for (const problem of problems) console.error(problem)
if (process.argv.includes('--list')) console.log(JSON.stringify(holes, null, 2))
else {
  if (missingTranslations.length > 0)
    console.log(`${missingTranslations.length} translations are missing; --complete names them`)
  console.log(`${holes.length} challenges, ${weaknesses} weaknesses, ${problems.length} problems`)
}
process.exit(problems.length > 0 ? 1 : 0)
