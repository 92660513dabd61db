import type { ZodType, z } from 'zod'

/**
 * Who may make a call of the trainer's console. `anybody`: without a sign-in. `observer`: whoever is signed in.
 * `trainer`: whoever is signed in and may change something.
 */
export type ConsoleAccess = 'anybody' | 'observer' | 'trainer'

/** One call between the console and the server of the console's port. The token travels as `Authorization: Bearer`. */
export interface ConsoleCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path with `:name` for parameters, each of which is one text. */
  readonly path: string
  readonly access: ConsoleAccess
  /** Body in JSON, of methods other than GET. */
  readonly body?: ZodType
  /** Query of GET. */
  readonly query?: ZodType
  /** What status 200 answers. A refusal is `{ error }` in English, with a status of 400 and above. */
  readonly answer: ZodType
}

/** Declares a call of the console. */
export function defineConsoleCall<const C extends ConsoleCall>(call: C): C {
  return call
}

/** What a call of the console answers. */
export type ConsoleAnswer<C extends ConsoleCall> = z.output<C['answer']>

/** What a call of the console is sent, after it was checked. */
export type ConsoleBody<C extends ConsoleCall> = C['body'] extends ZodType ? z.output<C['body']> : undefined
