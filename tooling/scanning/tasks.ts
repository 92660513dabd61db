import { parseArgs } from 'node:util'
import { withSources } from '../dev/with-sources.ts'

const { values } = parseArgs({ options: { out: { type: 'string' } } })
if (values.out === undefined) {
  console.error('Writes every weakness that accepts own fixes as a task:\n\n  npm run tasks -- --out DIR')
  process.exitCode = 1
} else {
  const { out } = values
  type Tasks = typeof import('./repair-tasks.ts')
  const count = await withSources('tooling/scanning/repair-tasks.ts', ({ writeTasks }: Tasks) => writeTasks(out))
  console.log(`${count} tasks were written to ${out}. Judge candidates with npm run judge -- ${out}`)
}
