import { sql as fragment, type SqlBool } from 'kysely'
import { Query as DocumentQuery } from 'mingo'
import { update as applyUpdate } from 'mingo/updater'
import type { Random } from './random.ts'
import { compileOnce, type Parameter, type Query, queryBuilder } from './storage/query.ts'
import type { ShopDatabase } from './storage/shop-database.ts'
import { integer, type TablesOf, table, text } from './storage/table.ts'

export type Document = Record<string, unknown> & { _id: string }
export type Filter = Record<string, unknown>

/** Updating this many documents blocks the main thread for some milliseconds. */
const UPDATE_BATCH_SIZE = 50

type Find = (collection: string, ...values: unknown[]) => Query<{ body: string }>

/** The name of a collection; carries the type of its documents. */
export type Collection<Shape extends Document = Document> = string & { readonly shape?: Shape }

const DOCUMENTS = table(
  'Documents',
  { place: integer({ primaryKey: true }), collection: text(), id: text(), body: text() },
  'UNIQUE (collection, id)',
)

const sql = queryBuilder<TablesOf<{ DOCUMENTS: typeof DOCUMENTS }>>()

const countOf = compileOnce((collection: Parameter<string>) =>
  sql
    .selectFrom('Documents')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('collection', '=', collection),
)
const storeDocument = compileOnce((collection: Parameter<string>, id: Parameter<string>, body: Parameter<string>) =>
  sql
    .insertInto('Documents')
    .values({ collection, id, body })
    .onConflict((conflict) => conflict.columns(['collection', 'id']).doUpdateSet({ body })),
)
const removeDocument = compileOnce((collection: Parameter<string>, id: Parameter<string>) =>
  sql.deleteFrom('Documents').where('collection', '=', collection).where('id', '=', id),
)

/**
 * SQL of the value by which a document is looked up. Arrays share one value, because an array matches when any of its elements
 * matches. An index on this expression finds documents by the field without reading the others.
 */
function lookupValue(field: string): string {
  return `CASE json_type(body, '$.${field}') WHEN 'array' THEN '[]' ELSE body ->> '$.${field}' END`
}

/** The statement that creates an index for finding documents by the value of a field. */
export function documentIndex(name: string, field: string): string {
  return `CREATE INDEX ${name} ON Documents (collection, ${lookupValue(field)})`
}

/**
 * Collections of documents (reviews, orders) with the operators of MongoDB, stored as rows of the world's shop database.
 * Documents are not cached, so transactions cover them like any row.
 */
export class Documents {
  readonly #db: ShopDatabase
  readonly #random: Random
  readonly #nextTurn: () => Promise<void>
  /** Compiled queries by the fields of their filter; the shop uses only a few. */
  readonly #finds = new Map<string, Find>()

  /** @param nextTurn of the world */
  constructor(db: ShopDatabase, random: Random, nextTurn: () => Promise<void>) {
    this.#db = db
    this.#nextTurn = nextTurn
    this.#random = random
  }

  /** Creates the table; called once, when a template is built. */
  static prepare(db: ShopDatabase): void {
    db.execute(DOCUMENTS.ddl)
  }

  /**
   * Matching documents, oldest first. They are copies, so changing them does not change stored documents.
   *
   * @param filter in MongoDB's language; written by the shop, never by a client
   */
  find<Shape extends Document>(collection: string, filter: Filter = {}): Shape[] {
    const matches = new DocumentQuery(filter)
    return this.#candidates(collection, filter).filter((document) => matches.test(document)) as Shape[]
  }

  /** Number of documents in a collection. */
  count(collection: string): number {
    return this.#db.first(countOf(collection))!.count
  }

  /**
   * Stores a document and returns it. It gets a new random `_id` unless it has one.
   *
   * @throws ShopFullError when the collection has reached its limit
   */
  insert<Shape extends Record<string, unknown>>(collection: string, document: Shape): Shape & { _id: string } {
    this.#db.reserveRow(`${DOCUMENTS.name} ${collection}`, () => this.count(collection))
    const stored = { _id: this.#random.hex(17), ...document }
    this.#db.run(storeDocument(collection, stored._id, JSON.stringify(stored)))
    return stored
  }

  /**
   * Applies an update in MongoDB's language (`{ $set: … }`) to every matching document.
   *
   * @returns the documents before and after, in the same order
   */
  update<Shape extends Document>(collection: string, filter: Filter, change: Filter) {
    const original = this.find<Shape>(collection, filter)
    const updated = original.map((document) => {
      const next = structuredClone(document)
      applyUpdate(next, change as never)
      this.#db.run(storeDocument(collection, next._id, JSON.stringify(next)))
      return next
    })
    return { modified: updated.length, original, updated }
  }

  /**
   * Applies an update to the documents with these ids in small batches, with other requests served in between. Documents that
   * were removed meanwhile are skipped.
   *
   * @returns the documents before and after, in the order of the ids
   */
  async updateEach<Shape extends Document>(collection: string, ids: readonly string[], change: Filter) {
    const original: Shape[] = []
    const updated: Shape[] = []
    for (let from = 0; from < ids.length; from += UPDATE_BATCH_SIZE) {
      this.#db.transaction(() => {
        for (const _id of ids.slice(from, from + UPDATE_BATCH_SIZE)) {
          const changed = this.update<Shape>(collection, { _id }, change)
          original.push(...changed.original)
          updated.push(...changed.updated)
        }
      })
      if (ids.length > UPDATE_BATCH_SIZE) await this.#nextTurn()
    }
    return { modified: updated.length, original, updated }
  }

  /** Removes every matching document and returns their number. */
  remove(collection: string, filter: Filter): number {
    const doomed = this.find(collection, filter)
    for (const { _id } of doomed) this.#db.run(removeDocument(collection, _id))
    return doomed.length
  }

  /** Reads the documents that can match; SQL excludes those that differ from the filter in an indexed value. */
  #candidates(collection: string, filter: Filter): Document[] {
    const known = Object.entries(filter).filter(([field, wanted]) => /^\w+$/.test(field) && isPlain(wanted))
    const values = known.map(([, wanted]) => wanted)
    const rows = this.#db.all(this.#finding(known.map(([field]) => field))(collection, ...values))
    return rows.map(({ body }) => JSON.parse(body) as Document)
  }

  /** The query for documents of a collection with given values in these fields. */
  #finding(fields: readonly string[]): Find {
    const key = fields.join(' ')
    const known = this.#finds.get(key)
    if (known) return known
    const find: Find = compileOnce((collection: Parameter<string>, ...values: Parameter<unknown>[]) => {
      let found = sql.selectFrom('Documents').select('body').where('collection', '=', collection)
      for (const [index, field] of fields.entries()) {
        const place = field === '_id' ? 'id' : lookupValue(field)
        found = found.where(fragment<SqlBool>`${fragment.raw(place)} IN (${values[index]}, '[]')`)
      }
      return found.orderBy('place')
    }, fields.length + 1)
    this.#finds.set(key, find)
    return find
  }
}

function isPlain(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}
