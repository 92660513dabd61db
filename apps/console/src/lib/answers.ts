import type * as calls from '@fruit/contracts/console/calls'
import type { ZodType, z } from 'zod'

/** The contracts of the console's calls, by name. */
export type Calls = typeof calls
export type CallName = keyof Calls

/** A path of the contracts with values for its parameters. */
export type Filled<Path extends string> = Path extends `${infer Start}:${string}/${infer Rest}`
  ? `${Start}${string}/${Filled<Rest>}`
  : Path extends `${infer Start}:${string}`
    ? `${Start}${string}`
    : Path

/** Arguments for the request body, if the call has one. */
export type BodyOf<Name extends CallName> = Calls[Name] extends { readonly body: infer Body extends ZodType }
  ? [body: z.input<Body>]
  : []

/** The response of a call. */
export type Answer<Name extends CallName> = z.output<Calls[Name]['answer']>
