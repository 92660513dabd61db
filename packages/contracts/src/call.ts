import type { ZodType, z } from 'zod'

/**
 * Access to a call. `open`: everyone. `signed-in`: a valid token. `asks-itself`: a valid token, but the handler checks
 * it, because clients expect another order or form of refusals. `account`: a valid token, for data of its own account;
 * clients expect the refusal in the envelope of responses. `cookie`: a valid token in the cookie `token`, which
 * browsers send when they open a page. `accounting`, `admin`: a valid token of that role. `nobody`: the call exists but
 * is always refused.
 */
export type Access = 'open' | 'signed-in' | 'asks-itself' | 'account' | 'cookie' | 'accounting' | 'admin' | 'nobody'

/**
 * An example request. Every fresh shop must answer it with the stated status, sent by an account of the required role
 * that is the first to register. The documentation shows it, and a test sends it.
 */
export interface Example {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** With `upload`: the file's name, and its bytes as a data URL. */
  readonly file?: { readonly name: string; readonly content: string }
  /** Names of contracts whose examples run before, with the same account. */
  readonly after?: readonly string[]
  /**
   * Values that come from earlier responses. The key is the place in this request (`body.captcha`, `params.id`), the
   * value the name of a call and a JSON pointer into its response (`getCaptcha /answer`). It replaces the value of the
   * example.
   */
  readonly taking?: Readonly<Record<string, string>>
  /** Role of the account that sends it, where the call's access alone is not enough. */
  readonly role?: 'accounting' | 'admin'
  /** Expected status; by default the lowest one of the call. */
  readonly status?: number
}

/** One call of the interface: its path, its access, its input and its output. */
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
  /** Bodies by status. Checked only in tests, so that no intended leak is filtered out. */
  readonly answers: Readonly<Record<number, ZodType>>
  /** Maximum size of the body in bytes; 100 kB by default. */
  readonly bodyLimit?: number
  /** The call takes `multipart/form-data`: texts become the body, and one file comes in this field. */
  readonly upload?: { readonly field: string; readonly maxBytes: number }
  /** Browsers send the body as a form without files: `application/x-www-form-urlencoded`. */
  readonly form?: true
  /** Response headers by status and name, with their meaning. */
  readonly headers?: Readonly<Record<number, Readonly<Record<string, string>>>>
  /** Optional for calls without input. */
  readonly example?: Example
  /** Rate limit: at most 200 calls in a window per visitor, in the training layer per world. Above it, the status is 429. */
  readonly limit?: { readonly max: number; readonly windowMs: number }
  /** CSRF protection: requests from pages of other sites get 403. */
  readonly ownPagesOnly?: true
  /** The call belongs to the training layer, not to the shop: see `TrainingCall`. */
  readonly layer?: 'training'
}

/**
 * A call of the training layer. Its refusals are not errors of the shop, so they solve no challenge and run no flaw. A
 * replayed attack may only make calls of this kind that read.
 */
export interface TrainingCall extends Call {
  readonly layer: 'training'
}

/** Declares a call. */
export function defineCall<const C extends Call>(call: C): C {
  return call
}

/** Declares a call of the training layer. */
export function defineTrainingCall<const C extends Call>(call: C): C & Pick<TrainingCall, 'layer'> {
  return { ...call, layer: 'training' }
}

/** Method and path of a call, such as `GET /rest/basket/:id`. */
type Target = `${Call['method']} /${string}`

/** The parts of a call except its target. */
type Details = Omit<Call, 'method' | 'path'>

type Parsed<T extends Target> = T extends `${infer Method extends Call['method']} ${infer Path}`
  ? { readonly method: Method; readonly path: Path }
  : never

/**
 * Declares calls with common parts, such as the tag. @returns a function that declares one of them; its own parts take
 * precedence
 */
export function callsOf<const Common extends Partial<Details>>(common: Common) {
  return <const T extends Target, const Own extends Omit<Details, keyof Common> & Partial<Details>>(
    target: T,
    own: Own,
  ): Parsed<T> & Omit<Common, keyof Own> & Own => {
    const [method, path] = target.split(' ')
    return { method, path, ...common, ...own } as unknown as Parsed<T> & Omit<Common, keyof Own> & Own
  }
}

/** `callsOf` for the training layer. */
export const trainingCallsOf = <const Common extends Partial<Details>>(common: Common) =>
  callsOf({ ...common, layer: 'training' } as const)

type Output<Part> = Part extends ZodType ? z.output<Part> : undefined

/** The input of a handler: the validated parts of the request. */
export interface InputOf<C extends Call> {
  readonly params: Output<C['params']>
  readonly query: Output<C['query']>
  readonly body: Output<C['body']>
}

/** The body of a call's response with this status. */
export type AnswerOf<
  C extends Call,
  Status extends keyof C['answers'] = 200 & keyof C['answers'],
> = C['answers'][Status] extends ZodType ? z.output<C['answers'][Status]> : never
