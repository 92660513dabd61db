import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import type { DatabaseImage } from '../sql/sql-job.ts'

/** A small shop in a real WAL-mode database file, like those of worlds; for tests of this package. */
export class JuiceDatabase {
  readonly #folder = mkdtempSync(join(tmpdir(), 'juice-'))
  readonly #name: string
  readonly writer: Database.Database
  /** Number of reads of the image. */
  reads = 0
  #version = 0

  /**
   * @param products number of its products
   * @param password of its first account
   */
  constructor(name: string, products = 56, password = `secret of ${name}`) {
    this.#name = name
    this.writer = new Database(join(this.#folder, 'shop.db'))
    this.writer.exec(`PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0;
      CREATE TABLE Users (id INTEGER PRIMARY KEY, email TEXT, password TEXT);
      CREATE INDEX Emails ON Users (email);
      INSERT INTO Users (email, password) VALUES ('admin@${name}.test', '${password}'), ('jo@${name}.test', 'x');
      CREATE TABLE Products (id INTEGER PRIMARY KEY, name TEXT, description TEXT, price REAL, deluxePrice REAL,
        image TEXT, createdAt TEXT, updatedAt TEXT, deletedAt TEXT);`)
    const insert = this.writer.prepare('INSERT INTO Products VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL)')
    for (let id = 1; id <= products; id++) {
      const text = `Fresh from the tree on the day you order it, pressed by hand and never from concentrate. No. ${id}`
      insert.run([id, `Juice ${id}`, text, 1.99, 0.99, 'juice.jpg', '2026-01-01 00:00:00', '2026-01-01 00:00:00'])
    }
  }

  /** Runs a statement that writes; the image gets a new key. */
  write(sql: string): void {
    this.writer.exec(sql)
    this.#version++
  }

  image(): DatabaseImage {
    return {
      key: `${this.#name}@${this.#version}`,
      read: () => {
        this.reads++
        const file = join(this.#folder, 'shop.db')
        return { file: readFileSync(file), wal: readFileSync(`${file}-wal`) }
      },
    }
  }

  close(): void {
    this.writer.close()
    rmSync(this.#folder, { recursive: true })
  }
}

/** The product search of the shop, with the typed text inserted. */
export function search(typed: string): string {
  return `SELECT * FROM Products WHERE ((name LIKE '%${typed}%' OR description LIKE '%${typed}%') AND deletedAt IS NULL) ORDER BY name`
}
