import type { ZodType, z } from 'zod'

/**
 * Who may make a call. `open`: anybody. `signed-in`: a valid token. `cookie`: a valid token in the cookie `token`, as
 * browsers send it when they open a page. `accounting`, `admin`: a valid token of that role. `nobody`: the call exists
 * but is always refused.
 */
export type Access = 'open' | 'signed-in' | 'cookie' | 'accounting' | 'admin' | 'nobody'

/** One call of the interface: its address, who may make it, what goes in and what comes out. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with `:name` for parameters. */
  readonly path: string
  readonly summary: string
  /** Part of the shop, for grouping in the documentation. */
  readonly tag: string
  readonly access: Access
  readonly params?: ZodType
  readonly query?: ZodType
  readonly body?: ZodType
  /** Bodies by status. Checked in tests only, so that no intended leak is filtered away. */
  readonly answers: Readonly<Record<number, ZodType>>
  /** Largest accepted body in bytes; 100 kB unless the call says otherwise. */
  readonly bodyLimit?: number
  /** The call takes `multipart/form-data`: texts become the body, and one file comes in this field. */
  readonly upload?: { readonly field: string; readonly maxBytes: number }
  /** How often one visitor may make the call, at most 200 times in a window; beyond that it answers 429. */
  readonly limit?: { readonly max: number; readonly windowMs: number }
  /** Pages of other sites may not make browsers send the call: it answers 403 to them. */
  readonly ownPagesOnly?: true
  /** The call belongs to the training around the shop, not to the shop: see `TrainingCall`. */
  readonly layer?: 'training'
}

/**
 * A call of the training around the shop. What it declines is no stumble of the shop, so it solves nothing and runs no
 * flaw; and an attack that is replayed may not make it, unless it only reads.
 */
export interface TrainingCall extends Call {
  readonly layer: 'training'
}

/** Declares a call. */
export function defineCall<const C extends Call>(call: C): C {
  return call
}

/** Declares a call of the training around the shop. */
export function defineTrainingCall<const C extends Call>(call: C): C & Pick<TrainingCall, 'layer'> {
  return { ...call, layer: 'training' }
}

type Output<Part> = Part extends ZodType ? z.output<Part> : undefined

/** What a handler gets: the checked parts of the request. */
export interface InputOf<C extends Call> {
  readonly params: Output<C['params']>
  readonly query: Output<C['query']>
  readonly body: Output<C['body']>
}

/** The body that a call answers with at a status. */
export type AnswerOf<
  C extends Call,
  Status extends keyof C['answers'] = 200 & keyof C['answers'],
> = C['answers'][Status] extends ZodType ? z.output<C['answers'][Status]> : never
