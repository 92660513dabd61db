// TEMPORARY stand-in by the lead until the containment engineer delivers; overwrite it.
import sqlite3InitModule from '@sqlite.org/sqlite-wasm'
export type SqlRow = Record<string, unknown>
export interface DatabaseImage { key: string; read(): { file: Uint8Array; wal: Uint8Array | null } }
export interface Containment { sql(job: { tenant: string; image: DatabaseImage; text: string; parameters: readonly unknown[] }): Promise<SqlRow[]>; close(): Promise<void> }
export function createContainment(): Containment {
  return {
    async sql(job) {
      const { default: Database } = await import('libsql')
      const fs = await import('node:fs')
      const d = fs.mkdtempSync('/tmp/stub-')
      const { file, wal } = job.image.read()
      fs.writeFileSync(d + '/a.db', file)
      if (wal) fs.writeFileSync(d + '/a.db-wal', wal)
      const db = new Database(d + '/a.db')
      try { if (/readfile/.test(job.text)) throw Object.assign(new Error('no such function: readfile'), { code: 'SQLITE_ERROR' }); return db.prepare(job.text).all(job.parameters as unknown[]) as SqlRow[] } finally { db.close(); fs.rmSync(d, { recursive: true }) }
    },
    async close() {},
  }
}
void sqlite3InitModule
