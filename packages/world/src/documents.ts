import { Query as DocumentQuery } from 'mingo'
import { update as applyUpdate } from 'mingo/updater'
import type { Random } from './random.ts'
import type { ShopDatabase } from './shop-database.ts'

export type Document = Record<string, unknown> & { _id: string }
export type Filter = Record<string, unknown>

/** The name of a collection, together with the type of its documents. */
export type Collection<Shape extends Document = Document> = string & { readonly shape?: Shape }

const TABLE = `CREATE TABLE IF NOT EXISTS Documents (
  place INTEGER PRIMARY KEY, collection TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL, UNIQUE (collection, id))`

/**
 * The value of a field, as far as one can be looked up: an array, which matches what any of its elements matches,
 * stands for itself. An index on it lets documents be found by the field without reading the others.
 */
function lookupValue(field: string): string {
  return `CASE json_type(body, '$.${field}') WHEN 'array' THEN '[]' ELSE body ->> '$.${field}' END`
}

/** The statement that makes finding documents by the value of a field fast, however many there are. */
export function documentIndex(name: string, field: string): string {
  return `CREATE INDEX ${name} ON Documents (collection, ${lookupValue(field)})`
}

/**
 * Collections of documents (reviews, orders) with the operators of MongoDB; rows of the world's shop database. None is
 * kept in memory: a transaction covers them like any row, and a shop may have a hundred thousand.
 */
export class Documents {
  readonly #db: ShopDatabase
  readonly #random: Random

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
    return this.#candidates(collection, filter).filter((document) => matches.test(document)) as Shape[]
  }

  /** How many documents a collection has. */
  count(collection: string): number {
    const sql = 'SELECT count(*) AS count FROM Documents WHERE collection = ?'
    return this.#db.first<{ count: number }>({ sql, parameters: [collection] })!.count
  }

  /** Stores a document under a new random `_id` unless it brings one, and returns it. */
  insert<Shape extends Record<string, unknown>>(collection: string, document: Shape): Shape & { _id: string } {
    const stored = { _id: this.#random.hex(17), ...document }
    this.#store(collection, stored)
    return stored
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
      return next
    })
    return { modified: updated.length, original, updated }
  }

  /** Removes every document that matches; gives their number. */
  remove(collection: string, filter: Filter): number {
    const doomed = this.find(collection, filter)
    for (const { _id } of doomed)
      this.#db.run({ sql: 'DELETE FROM Documents WHERE collection = ? AND id = ?', parameters: [collection, _id] })
    return doomed.length
  }

  /** All documents that can match: of those that differ in a value that the filter names, none is read. */
  #candidates(collection: string, filter: Filter): Document[] {
    const parameters: unknown[] = [collection]
    let condition = 'collection = ?'
    for (const [field, wanted] of Object.entries(filter)) {
      if (!/^\w+$/.test(field) || !['string', 'number', 'boolean'].includes(typeof wanted)) continue
      condition += field === '_id' ? ' AND id = ?' : ` AND ${lookupValue(field)} IN (?, '[]')`
      parameters.push(wanted)
    }
    const rows = this.#db.all<{ body: string }>({
      sql: `SELECT body FROM Documents WHERE ${condition} ORDER BY place`,
      parameters,
    })
    return rows.map(({ body }) => JSON.parse(body) as Document)
  }

  #store(collection: string, document: Document): void {
    this.#db.run({
      sql: 'INSERT INTO Documents (collection, id, body) VALUES (?, ?, ?) ON CONFLICT (collection, id) DO UPDATE SET body = excluded.body',
      parameters: [collection, document._id, JSON.stringify(document)],
    })
  }
}
