import { parseArgs } from 'node:util'
import { TRUTH_FORMATS } from './scanning/truth-formats.ts'
import { withSources } from './with-sources.ts'

const USAGE = `Prints which holes the shop has, and which places have none: what scanners are scored against.

  npm run -s ground-truth -- [options]

  --format json | csv | benchmark | vulnerableapp   (default: json)
  --safe    of the twin that npm start -- --safe runs: what its data gives away is real there, too`

const { values } = parseArgs({
  options: {
    format: { type: 'string', default: 'json' },
    safe: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) console.log(USAGE)
else if (!Object.hasOwn(TRUTH_FORMATS, values.format)) {
  console.error(`There is no format ${values.format}.\n\n${USAGE}`)
  process.exitCode = 1
} else {
  type Writer = typeof import('./scanning/write-truth.ts')
  process.stdout.write(
    await withSources('tools/src/scanning/write-truth.ts', ({ writtenTruth }: Writer) =>
      writtenTruth(values.format, values.safe),
    ),
  )
}
