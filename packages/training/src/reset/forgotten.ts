import type { ProgressStore } from '../store/progress-store.ts'

interface KeptTable {
  readonly name: string
  /** The column that names a row's owner; by default `key`, the challenge's key. Null: its rows belong to no challenge. */
  readonly owner?: 'weakness' | null
  /** Every column except the position of a row. */
  readonly columns: readonly string[]
  /** SQL for a conflict with an existing row; by default the existing row stays. */
  readonly onConflict?: string
}

/** The tables that a reset clears and an undo restores. Other tables of progress survive every reset. */
const RESETTABLE_TABLES: readonly KeptTable[] = [
  { name: 'Solves', columns: ['key', 'solvedAt'] },
  { name: 'Requests', columns: ['key', 'request'] },
  {
    name: 'CodingSolves',
    columns: ['key', 'status', 'changedAt'],
    onConflict: '(key) DO UPDATE SET status = max(status, excluded.status)',
  },
  {
    name: 'CodingAttempts',
    columns: ['key', 'phase', 'count'],
    onConflict: '(key, phase) DO UPDATE SET count = count + excluded.count',
  },
  { name: 'OpenedHints', columns: ['key', 'number', 'openedAt'] },
  { name: 'Scores', columns: ['key', 'phase', 'at', 'score'] },
  // The challenge cannot be solved again while its fix is installed.
  { name: 'AppliedFixes', owner: 'weakness', columns: ['weakness', 'choice'] },
  { name: 'HeldFixes', columns: ['key', 'heldAt'] },
  { name: 'OwnFixes', owner: 'weakness', columns: ['weakness', 'source', 'code', 'notice'] },
  { name: 'PathAnswers', owner: null, columns: ['path', 'question', 'answer', 'isRight', 'answeredAt'] },
]

/** One challenge and its weakness, if it has one. */
export interface ResetSubject {
  readonly key: string
  readonly weakness: string | null
}

type Row = Readonly<Record<string, string | number | null>>

/** Rows by table, for an undo. */
export type DeletedRows = Readonly<Record<string, readonly Row[]>>

/**
 * Deletes the rows of one challenge, or all rows, and returns them for `recallRows`. Pending notifications are deleted and not
 * returned.
 */
export function deleteRows(store: ProgressStore, challenge: ResetSubject | null): DeletedRows {
  const content: Record<string, Row[]> = {}
  for (const { name, owner = 'key', columns } of RESETTABLE_TABLES) {
    if (challenge !== null && owner === null) continue
    const where = challenge === null ? '' : ` WHERE ${owner} = ?`
    const values = challenge === null || owner === null ? [] : [challenge[owner]]
    content[name] = store.rows(`SELECT ${columns} FROM ${name}${where}`, ...values)
    store.run(`DELETE FROM ${name}${where}`, ...values)
  }
  if (challenge === null) store.run('DELETE FROM Notifications')
  else store.run('DELETE FROM Notifications WHERE key = ?', challenge.key)
  return content
}

/** Restores deleted rows in addition to rows that were added since. */
export function restoreRows(store: ProgressStore, forgotten: DeletedRows): void {
  for (const { name, columns, onConflict = 'DO NOTHING' } of RESETTABLE_TABLES) {
    const insert = `INSERT INTO ${name} (${columns}) VALUES (${columns.map(() => '?')}) ON CONFLICT ${onConflict}`
    for (const row of forgotten[name] ?? []) store.run(insert, ...columns.map((column) => row[column] ?? null))
  }
}
