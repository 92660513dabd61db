import { parseArgs } from 'node:util'
import { withSources } from '../dev/with-sources.ts'

const USAGE = `Judges candidates for the tasks of npm run tasks, like fixes of players, without a network.

  npm run -s judge -- DIR [--json | --sarif]`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, sarif: { type: 'boolean', default: false } },
})
const [folder] = positionals
if (folder === undefined) {
  console.error(USAGE)
  process.exitCode = 1
} else
  try {
    type Tasks = typeof import('./repair-tasks.ts')
    const { judged, sarif } = await withSources(
      'tooling/scanning/repair-tasks.ts',
      async ({ judgeCandidates, verdictsAsSarif }: Tasks) => {
        const judged = await judgeCandidates(folder)
        return { judged, sarif: verdictsAsSarif(judged) }
      },
    )
    if (values.sarif) console.log(JSON.stringify(sarif, null, 2))
    else if (values.json) console.log(JSON.stringify(judged, null, 2))
    else {
      const width = Math.max(...judged.map(({ file }) => file.length))
      for (const { file, verdict, details } of judged)
        console.log(`${file.padEnd(width)}  ${verdict.padEnd(8)}  ${details}`)
      console.log(`${judged.filter(({ verdict }) => verdict === 'holds').length} of ${judged.length} hold`)
    }
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
