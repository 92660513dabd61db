import type * as contracts from '@fruit/contracts/console/calls'
import type { Api } from '@fruit/look/api.ts'
import type { ZodType, z } from 'zod'

type Contracts = typeof contracts

/** The response of a call, by the name of its contract. */
export type Answer<Name extends keyof Contracts> = z.output<Contracts[Name]['answer']>

/** Input and response of all calls, by method and path. */
export type Calls = {
  [Name in keyof Contracts as `${Contracts[Name]['method']} ${Contracts[Name]['path']}`]: {
    readonly input: Params<Contracts[Name]['path']> & Part<Contracts[Name], 'query'> & Part<Contracts[Name], 'body'>
    readonly answer: Answer<Name>
  }
}

type Params<Path extends string> = Path extends `${string}:${string}`
  ? { readonly params: { readonly [Name in NameIn<Path>]: string } }
  : unknown

/** The names of a path's parameters. */
type NameIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NameIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type Part<C, Name extends 'query' | 'body'> = C extends { readonly [N in Name]: infer Schema extends ZodType }
  ? { readonly [N in Name]: z.input<Schema> }
  : unknown

/** Client of the console's server. */
export type ConsoleApi = Api<Calls>
