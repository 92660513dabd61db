import { parseArgs } from 'node:util'
import { TABLE_FORMATS, type TableFormat } from '@fruit/classroom/exports/table-formats'
import { withSources } from '../dev/with-sources.ts'

const USAGE = `Prints the whole catalogue: each challenge with the place of its vulnerability, ids of public standards, tools and path.

  npm run -s catalogue -- [--format ${TABLE_FORMATS.join(' | ')}]   (default: table)`

const { values } = parseArgs({
  options: { format: { type: 'string', default: 'table' }, help: { type: 'boolean', default: false } },
})
const form = TABLE_FORMATS.find((each) => each === values.format)
if (values.help) console.log(USAGE)
else if (!form) {
  console.error(`Unknown format ${values.format}.\n\n${USAGE}`)
  process.exitCode = 1
} else {
  type Writer = { writtenCatalogue: (form: TableFormat) => Promise<string> }
  process.stdout.write(
    await withSources('tooling/scanning/write-catalogue.ts', ({ writtenCatalogue }: Writer) => writtenCatalogue(form)),
  )
}
