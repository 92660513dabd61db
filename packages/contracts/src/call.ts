import type { ZodType, z } from 'zod'

/**
 * Who may make a call. `open`: anybody. `signed-in`: a valid token. `asks-itself`: a valid token as well, but the handler
 * asks for it, because clients expect its refusals in an order or a form of their own. `account`: a valid token, to what
 * belongs to its account; clients of those calls read the refusal in the envelope of their answers. `cookie`: a valid token
 * in the cookie `token`, as browsers send it when they open a page. `accounting`, `admin`: a valid token of that role. `nobody`:
 * the call exists but is always refused.
 */
export type Access = 'open' | 'signed-in' | 'asks-itself' | 'account' | 'cookie' | 'accounting' | 'admin' | 'nobody'

/**
 * A request that every fresh shop answers in the way that it says, when an account of the role that the call asks for
 * makes it, which is the first to register there. The documentation shows it, and a test sends it.
 */
export interface Example {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** With `upload`: its name, and its bytes as a data address. */
  readonly file?: { readonly name: string; readonly content: string }
  /** Calls by the names of their contracts: their examples go before, by the same account. */
  readonly after?: readonly string[]
  /**
   * What only an answer to an earlier call knows. By place in this request (`body.captcha`, `params.id`): name of the call
   * and JSON pointer into its answer (`getCaptcha /answer`). It takes the place of what the example shows there.
   */
  readonly taking?: Readonly<Record<string, string>>
  /** Role of the account that makes it, where not every one that the call lets in will do. */
  readonly role?: 'accounting' | 'admin'
  /** What comes of it; the lowest status of the call unless given. */
  readonly status?: number
}

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
  /** Browsers send the body as a form without files: `application/x-www-form-urlencoded`. */
  readonly form?: true
  /** Headers that tell clients something, by status and name, with what they tell. */
  readonly headers?: Readonly<Record<number, Readonly<Record<string, string>>>>
  /** May lack where the call takes no input. */
  readonly example?: Example
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
