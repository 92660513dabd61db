import type { EngineName } from '../engines.ts'

/** A request of the main thread to a worker, one at a time. Ports among its fields are transferred. */
export interface Order {
  readonly engine: EngineName
  /** Null: prepare the engine. */
  readonly request: object | null
}

/** The result of an order. */
export type Reply =
  | {
      readonly kind: 'ended'
      readonly end: object
      /** Key of the database image that the worker holds now; undefined for an engine without images. */
      readonly holds: string | null | undefined
    }
  | { readonly kind: 'prepared' }
  | { readonly kind: 'broken'; readonly message: string }
