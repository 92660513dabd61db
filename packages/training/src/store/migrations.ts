import { basename, dirname } from 'node:path'
import type { OpenConnection } from '@fruit/world/storage/database-file'

/**
 * The ordered steps that migrate a `progress.db` to the current schema. Its version (`PRAGMA user_version`) is the number of
 * applied steps. A released step never changes; a new table or column needs a new step.
 */
export const MIGRATIONS: readonly string[] = [
  // Files from before versioning have version 0 and possibly fewer tables.
  `
CREATE TABLE IF NOT EXISTS Solves (key TEXT PRIMARY KEY, solvedAt INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS Requests (key TEXT PRIMARY KEY, request TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS CodingSolves (key TEXT PRIMARY KEY, status INTEGER NOT NULL, changedAt INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS CodingAttempts (key TEXT, phase TEXT, count INTEGER NOT NULL, PRIMARY KEY (key, phase)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS OpenedHints (key TEXT, number INTEGER, openedAt INTEGER NOT NULL, PRIMARY KEY (key, number)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS Scores (position INTEGER PRIMARY KEY, key TEXT NOT NULL, phase TEXT NOT NULL, at INTEGER NOT NULL, score REAL NOT NULL);
CREATE TABLE IF NOT EXISTS Notifications (position INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, isRestore INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS AppliedFixes (weakness TEXT PRIMARY KEY, choice TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS OwnFixes (weakness TEXT PRIMARY KEY, source TEXT NOT NULL, code TEXT NOT NULL, notice TEXT) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS Forgotten (id INTEGER PRIMARY KEY CHECK (id = 1), content TEXT NOT NULL);`,
  // Replaces the single reset that could be undone by a history. The kind of that reset is derived from its rows.
  `
CREATE TABLE Undos (id INTEGER PRIMARY KEY AUTOINCREMENT, what TEXT NOT NULL, key TEXT, madeAt INTEGER NOT NULL, content TEXT NOT NULL);
INSERT INTO Undos (what, key, madeAt, content)
  SELECT iif(keys = 1, 'challenge', 'progress'), iif(keys = 1, onlyKey, NULL), CAST(strftime('%s', 'now') AS INTEGER) * 1000, content
  FROM (
    SELECT content,
      (SELECT count(DISTINCT json_extract(value, '$.key')) FROM json_each(content, '$.Solves')) AS keys,
      json_extract(content, '$.Solves[0].key') AS onlyKey
    FROM Forgotten
  );
DROP TABLE Forgotten;`,
  // Challenges for which a fix written by the player was accepted.
  `
CREATE TABLE HeldFixes (key TEXT PRIMARY KEY, heldAt INTEGER NOT NULL) WITHOUT ROWID;`,
  // Paths: the player's chosen path, null for none, and every answer to the questions of paths.
  `
CREATE TABLE ChosenPath (id INTEGER PRIMARY KEY CHECK (id = 1), path TEXT);
CREATE TABLE PathAnswers (path TEXT, question TEXT, answer INTEGER, isRight INTEGER NOT NULL, answeredAt INTEGER NOT NULL, PRIMARY KEY (path, question, answer)) WITHOUT ROWID;`,
]

/** Thrown for a file that a later version of the shop has written. */
class ProgressIsNewer extends Error {
  override readonly name = 'ProgressIsNewer'

  constructor(file: string, version: number, known: number) {
    // Visitors read this message, so it does not contain the host's folders.
    const name = `worlds/${basename(dirname(file))}/${basename(file)}`
    super(
      `The progress in ${name} was written by a newer version of the shop (format ${version}; this one knows ` +
        `format ${known}). Nothing in it was changed. Start the newer version again, or choose another data folder.`,
    )
  }
}

/**
 * The steps that have not been applied to a file.
 *
 * @param schema the name of its database in the connection
 * @param file its path, for error messages
 * @returns its version, and the steps that come after it
 * @throws ProgressIsNewer when the file has more steps than are known here
 */
export function stepsLeft(
  db: OpenConnection,
  schema: string,
  file: string,
  steps: readonly string[] = MIGRATIONS,
): { version: number; left: readonly string[] } {
  const { user_version: version } = db.prepare(`PRAGMA ${schema}.user_version`).get([]) as { user_version: number }
  if (version > steps.length) throw new ProgressIsNewer(file, version, steps.length)
  return { version, left: steps.slice(version) }
}

/** Applies steps to the main database of a connection, all of them or none. @param version of the file before them */
export function migrate(db: OpenConnection, version: number, steps: readonly string[]): void {
  db.exec('BEGIN IMMEDIATE')
  try {
    for (const step of steps) db.exec(step)
    db.exec(`PRAGMA user_version = ${version + steps.length}`)
    db.exec('COMMIT')
  } catch (error) {
    // A full disk has already rolled it back.
    if (db.inTransaction) db.exec('ROLLBACK')
    throw error
  }
}
