import { parseArgs } from 'node:util'
import { withSources } from '../dev/with-sources.ts'
import { TRUTH_FORMATS } from './truth-formats.ts'

const USAGE = `Prints the vulnerabilities of the shop, and places without any. Scanners are scored against this.

  npm run -s ground-truth -- [options]

  --format json | csv | benchmark | vulnerableapp   (default: json)
  --safe    for the safe twin (npm start -- --safe), in which vulnerabilities of data are real too`

const { values } = parseArgs({
  options: {
    format: { type: 'string', default: 'json' },
    safe: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) console.log(USAGE)
else if (!Object.hasOwn(TRUTH_FORMATS, values.format)) {
  console.error(`Unknown format ${values.format}.\n\n${USAGE}`)
  process.exitCode = 1
} else {
  type Writer = typeof import('./write-truth.ts')
  process.stdout.write(
    await withSources('tooling/scanning/write-truth.ts', ({ writtenTruth }: Writer) =>
      writtenTruth(values.format, values.safe),
    ),
  )
}
