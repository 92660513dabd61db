import type { StatementProperty } from '@fruit/challenge-kit/property'
import type { Statement } from '@fruit/world/statement'
import { sqlAttacks } from './sql-payloads.ts'
import { type Compared, neutralized, type QueryOutcome, type RunQuery, rowReader, type Violation } from './violation.ts'

type Property = StatementProperty<readonly unknown[]>

/** Finds a value that changes the structure of a statement, or lets it return other rows than the safe one. */
export async function statementViolation(
  property: Property,
  { own, safe }: Compared,
  runQuery: RunQuery,
): Promise<Violation | null> {
  const run = ({ sql, parameters }: Statement, prefix = ''): Promise<QueryOutcome> => runQuery(prefix + sql, parameters)
  const shapeOf = async (statement: Statement) => {
    const compiled = await run(statement, 'EXPLAIN ')
    return 'rows' in compiled ? compiled.rows.map(withoutText).join('\n') : `failed: ${compiled.failure}`
  }
  const ownStatement = async (values: readonly unknown[]) => (await own(...values)) as Statement
  const read = rowReader(runQuery)
  /** Tells whether a typed value changed both the text of the statement and the program that SQLite compiles from it. */
  const isReshaped = async (typed: string, statement: Statement): Promise<boolean> => {
    const calm = await ownStatement(property.typed(neutralized(typed)))
    if (calm.sql === statement.sql || (await shapeOf(calm)) === (await shapeOf(statement))) return false
    // A different statement may be intended, such as one without results: then it contains no part of the typed value.
    for (const other of [`q${typed}`, `${typed}q`])
      if ((await ownStatement(property.typed(other))).sql !== statement.sql) return true
    return false
  }
  const found = (kind: Violation['kind'], what: string, values: readonly unknown[]): Violation => ({
    kind,
    what,
    request: property.request(...values),
  })
  /** Compares the rows: rows that the safe statement does not return are a leak, missing rows are a break. */
  const wrongRows = async (values: readonly unknown[], statement: Statement): Promise<Violation | null> => {
    const [given, due] = [await run(statement), await run(safe(...values) as Statement)]
    if ('failure' in due) return null
    if ('failure' in given)
      return found(
        'breaks',
        `the statement fails, where it should find ${rowCount(due.rows)}: ${given.failure}`,
        values,
      )
    const [ownRows, safeRows] = [given.rows.map(asText), due.rows.map(asText)]
    if (ownRows.some((row) => !safeRows.includes(row)))
      return found(
        'leaks',
        `the statement finds ${rowCount(given.rows)}, where it should find ${rowCount(due.rows)}`,
        values,
      )
    if (ownRows.length !== safeRows.length)
      return found('breaks', `the statement finds ${rowCount(given.rows)} of ${rowCount(due.rows)}`, values)
    return null
  }

  let broken: Violation | null = null
  for (const typed of new Set([...(await property.attacks(read)), ...sqlAttacks()])) {
    const values = property.typed(typed)
    const statement = await ownStatement(values)
    if (await isReshaped(typed, statement))
      return found('leaks', 'characters that were typed are read as SQL and change the statement', values)
    const wrong = await wrongRows(values, statement)
    if (wrong?.kind === 'leaks') return wrong
    broken ??= wrong
  }
  for (const values of await property.inputs(read)) {
    const wrong = await wrongRows(values, await ownStatement(values))
    if (wrong?.kind === 'leaks') return wrong
    broken ??= wrong
  }
  return broken
}

/** Opcodes that store a literal of the statement in the register `p2`. */
const LITERALS: ReadonlySet<unknown> = new Set(['Blob', 'Int64', 'Integer', 'Real', 'String', 'String8'])

/** An instruction of a compiled statement without the value of a literal. */
function withoutText({ opcode, p1, p2, p3, p4, p5 }: Readonly<Record<string, unknown>>): string {
  return LITERALS.has(opcode) ? `${opcode} ${p2}` : [opcode, p1, p2, p3, p4, p5].join(' ')
}

/** A row as text, independent of the order of its columns. */
function asText(row: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)))
}

function rowCount(rows: readonly unknown[]): string {
  return rows.length === 1 ? '1 row' : `${rows.length} rows`
}
