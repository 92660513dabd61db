import { catalogueProblems } from './catalogue-problems.ts'
import { withSources } from './with-sources.ts'

type CatalogueModule = typeof import('@fruit/catalogue/catalogue')

/** Proves that every challenge folder is complete and that its markers fit its code. */
const { problems, challenges, weaknesses } = await withSources(
  'packages/catalogue/src/catalogue.ts',
  async ({ readCatalogue }: CatalogueModule) => {
    const { entries, weaknesses } = readCatalogue()
    return { problems: await catalogueProblems(entries), challenges: entries.length, weaknesses: weaknesses.size }
  },
)
for (const problem of problems) console.error(problem)
console.log(`${challenges} challenges, ${weaknesses} weaknesses, ${problems.length} problems`)
process.exit(problems.length > 0 ? 1 : 0)
