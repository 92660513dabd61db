import type { ZodType, z } from 'zod'

/**
 * Access to a call of the trainer's console. `anybody`: without login. `observer`: any logged-in trainer or observer.
 * `trainer`: logged-in trainers, who may make changes.
 */
export type ConsoleAccess = 'anybody' | 'observer' | 'trainer'

/** One call between the console and its server. The token is sent as `Authorization: Bearer`. */
export interface ConsoleCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path with `:name` for parameters, which are texts. */
  readonly path: string
  readonly access: ConsoleAccess
  /** JSON body, for methods other than GET. */
  readonly body?: ZodType
  /** Query of GET. */
  readonly query?: ZodType
  /** The response with status 200. A refusal is `{ error }` in English with a status of 400 or higher. */
  readonly answer: ZodType
}

/** Declares a call of the console. @param target method and path, such as `GET /api/events/:event` */
export function defineConsoleCall<
  const Method extends ConsoleCall['method'],
  const Path extends string,
  const Content extends Omit<ConsoleCall, 'method' | 'path' | 'access'>,
>(target: `${Method} ${Path}`, access: ConsoleAccess, content: Content) {
  const [method, path] = target.split(' ') as [Method, Path]
  return { method, path, access, ...content }
}

/** The response of a console call. */
export type ConsoleAnswer<C extends ConsoleCall> = z.output<C['answer']>

/** The validated body of a console call. */
export type ConsoleBody<C extends ConsoleCall> = C['body'] extends ZodType ? z.output<C['body']> : undefined
