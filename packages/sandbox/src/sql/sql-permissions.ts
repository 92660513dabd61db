/** SQLite's codes of actions, which its authorizer is asked to allow while a statement is compiled. */
const FUNCTION = 31
const PRAGMA = 19
const ALLOWED: ReadonlySet<number> = new Set([
  20, // READ
  21, // SELECT
  FUNCTION,
  33, // RECURSIVE
  // Writing is allowed here and rejected by the read-only image, whose message is more informative for players ("attempt to write
  // a readonly database") than the authorizer's ("not authorized").
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

/** Pragmas that describe the database. All others change settings of the engine, or could. */
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

/** Pragmas that describe the database when they have no value. */
const DESCRIBING_WITHOUT_VALUE: ReadonlySet<string> = new Set([
  'encoding',
  'page_count',
  'page_size',
  'schema_version',
  'user_version',
])

/**
 * Tells whether contained SQL may perform an action. It may read and describe the database. It may not attach other databases,
 * change settings, open transactions or load extensions.
 *
 * @param action SQLite's action code
 * @param subject the object of the action; the name of a pragma
 * @param detail the name of a function, the value of a pragma
 */
export function isPermitted(action: number, subject: string | null, detail: string | null): boolean {
  if (action === PRAGMA) {
    const name = subject?.toLowerCase() ?? ''
    return DESCRIBING.has(name) || (DESCRIBING_WITHOUT_VALUE.has(name) && detail === null)
  }
  if (action === FUNCTION) return detail?.toLowerCase() !== 'load_extension'
  return ALLOWED.has(action)
}
