import type { EngineName } from './engines.ts'

/** What the main thread asks a worker for; it has one request at a time. Ports among the fields are handed over. */
export interface Order {
  readonly engine: EngineName
  /** Null: the engine is to get ready. */
  readonly request: object | null
}

/** How an order ended. */
export type Reply =
  | {
      readonly kind: 'ended'
      readonly end: object
      /** Key of the database image that the worker holds now; undefined when the engine holds none. */
      readonly holds: string | null | undefined
    }
  | { readonly kind: 'prepared' }
  | { readonly kind: 'broken'; readonly message: string }
