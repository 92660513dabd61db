import { Query as DocumentQuery } from 'mingo'
import { update as applyUpdate } from 'mingo/updater'
import type { Random } from './random.ts'
import type { ShopDatabase } from './shop-database.ts'

export type Document = Record<string, unknown> & { _id: string }
export type Filter = Record<string, unknown>

const TABLE = `CREATE TABLE IF NOT EXISTS Documents (
  place INTEGER PRIMARY KEY, collection TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL, UNIQUE (collection, id))`

/** Collections of documents (reviews, orders) with the operators of MongoDB; rows of the world's shop database. */
export class Documents {
  readonly #db: ShopDatabase
  readonly #random: Random
  readonly #loaded = new Map<string, Map<string, Document>>()

  constructor(db: ShopDatabase, random: Random) {
    this.#db = db
    this.#random = random
  }

  /** Makes the table; called once, when a template is built. */
  static prepare(db: ShopDatabase): void {
    db.execute(TABLE)
  }

  /**
   * Documents that match, oldest first. They are copies: changing them changes nothing.
   *
   * @param filter in MongoDB's language; written by the shop, never by a client
   */
  find<Shape extends Document>(collection: string, filter: Filter = {}): Shape[] {
    const matches = new DocumentQuery(filter)
    return [...this.#documents(collection).values()]
      .filter((document) => matches.test(document))
      .map((document) => structuredClone(document) as Shape)
  }

  /** Stores a document under a new random `_id` unless it brings one, and returns it. */
  insert<Shape extends Record<string, unknown>>(collection: string, document: Shape): Shape & { _id: string } {
    const stored = { _id: this.#random.hex(17), ...document }
    this.#store(collection, stored)
    return structuredClone(stored)
  }

  /**
   * Applies an update in MongoDB's language (`{ $set: … }`) to every document that matches.
   *
   * @returns the documents before and after, in the same order
   */
  update<Shape extends Document>(collection: string, filter: Filter, change: Filter) {
    const original = this.find<Shape>(collection, filter)
    const updated = original.map((document) => {
      const next = structuredClone(document)
      applyUpdate(next, change as never)
      this.#store(collection, next)
      return structuredClone(next)
    })
    return { modified: updated.length, original, updated }
  }

  /** Removes every document that matches; gives their number. */
  remove(collection: string, filter: Filter): number {
    const doomed = this.find(collection, filter)
    for (const { _id } of doomed) {
      this.#db.run({ sql: 'DELETE FROM Documents WHERE collection = ? AND id = ?', parameters: [collection, _id] })
      this.#documents(collection).delete(_id)
    }
    return doomed.length
  }

  /** Forgets what it holds in memory: after a transaction that was rolled back. */
  forget(): void {
    this.#loaded.clear()
  }

  #documents(collection: string): Map<string, Document> {
    const known = this.#loaded.get(collection)
    if (known) return known
    const rows = this.#db.all<{ body: string }>({
      sql: 'SELECT body FROM Documents WHERE collection = ? ORDER BY place',
      parameters: [collection],
    })
    const documents = new Map<string, Document>()
    for (const { body } of rows) {
      const document = JSON.parse(body) as Document
      documents.set(document._id, document)
    }
    this.#loaded.set(collection, documents)
    return documents
  }

  #store(collection: string, document: Document): void {
    this.#db.run({
      sql: 'INSERT INTO Documents (collection, id, body) VALUES (?, ?, ?) ON CONFLICT (collection, id) DO UPDATE SET body = excluded.body',
      parameters: [collection, document._id, JSON.stringify(document)],
    })
    this.#documents(collection).set(document._id, document)
  }
}
