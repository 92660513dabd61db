/** SQLite's numbers for what a statement is about to do, as its authorizer is asked while the statement is compiled. */
const FUNCTION = 31
const PRAGMA = 19
const ALLOWED: ReadonlySet<number> = new Set([
  20, // READ
  21, // SELECT
  FUNCTION,
  33, // RECURSIVE
  // Writing to the database is not stopped here but by the read-only image, whose message tells a player more
  // ("attempt to write a readonly database") than the authorizer's ("not authorized").
  1, // CREATE_INDEX
  2, // CREATE_TABLE
  7, // CREATE_TRIGGER
  8, // CREATE_VIEW
  9, // DELETE
  10, // DROP_INDEX
  11, // DROP_TABLE
  16, // DROP_TRIGGER
  17, // DROP_VIEW
  18, // INSERT
  23, // UPDATE
  26, // ALTER_TABLE
])

/** Pragmas that describe the database. All others change how the engine works, or could. */
const DESCRIBING: ReadonlySet<string> = new Set([
  'collation_list',
  'compile_options',
  'database_list',
  'foreign_key_list',
  'function_list',
  'index_info',
  'index_list',
  'index_xinfo',
  'pragma_list',
  'table_info',
  'table_list',
  'table_xinfo',
])

/** Pragmas that describe the database unless they are given a value. */
const DESCRIBING_WITHOUT_VALUE: ReadonlySet<string> = new Set([
  'encoding',
  'page_count',
  'page_size',
  'schema_version',
  'user_version',
])

/**
 * Says what contained SQL may do: read, and describe the database. No other database can be attached, no setting
 * changed, no transaction opened, no extension loaded.
 *
 * @param action SQLite's action code
 * @param subject what the action is about; of a pragma its name
 * @param detail of a function its name, of a pragma its value
 */
export function isPermitted(action: number, subject: string | null, detail: string | null): boolean {
  if (action === PRAGMA) {
    const name = subject?.toLowerCase() ?? ''
    return DESCRIBING.has(name) || (DESCRIBING_WITHOUT_VALUE.has(name) && detail === null)
  }
  if (action === FUNCTION) return detail?.toLowerCase() !== 'load_extension'
  return ALLOWED.has(action)
}
