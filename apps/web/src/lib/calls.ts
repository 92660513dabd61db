import type { Call } from '@fruit/contracts/call'
import type * as accounts from '@fruit/contracts/calls/accounts'
import type * as addresses from '@fruit/contracts/calls/addresses'
import type * as application from '@fruit/contracts/calls/application'
import type * as basket from '@fruit/contracts/calls/basket'
import type * as cards from '@fruit/contracts/calls/cards'
import type * as chat from '@fruit/contracts/calls/chat'
import type * as coding from '@fruit/contracts/calls/coding'
import type * as complaints from '@fruit/contracts/calls/complaints'
import type * as deliveries from '@fruit/contracts/calls/deliveries'
import type * as deluxe from '@fruit/contracts/calls/deluxe'
import type * as feedback from '@fruit/contracts/calls/feedback'
import type * as hints from '@fruit/contracts/calls/hints'
import type * as memories from '@fruit/contracts/calls/memories'
import type * as orders from '@fruit/contracts/calls/orders'
import type * as paths from '@fruit/contracts/calls/paths'
import type * as privacy from '@fruit/contracts/calls/privacy'
import type * as products from '@fruit/contracts/calls/products'
import type * as progress from '@fruit/contracts/calls/progress'
import type * as recycling from '@fruit/contracts/calls/recycling'
import type * as reviews from '@fruit/contracts/calls/reviews'
import type * as secondFactor from '@fruit/contracts/calls/second-factor'
import type * as training from '@fruit/contracts/calls/training'
import type * as tutorials from '@fruit/contracts/calls/tutorials'
import type * as wallet from '@fruit/contracts/calls/wallet'
import type * as web3 from '@fruit/contracts/calls/web3'
import type { Api as ApiOf } from '@fruit/look/api.ts'
import type { z } from 'zod'

/** Contract files that the web app uses. Add a new contract file here. */
type Contracts = typeof accounts &
  typeof addresses &
  typeof basket &
  typeof cards &
  typeof products &
  typeof coding &
  typeof complaints &
  typeof chat &
  typeof deliveries &
  typeof deluxe &
  typeof feedback &
  typeof hints &
  typeof memories &
  typeof orders &
  typeof paths &
  typeof privacy &
  typeof progress &
  typeof recycling &
  typeof reviews &
  typeof secondFactor &
  typeof application &
  typeof training &
  typeof tutorials &
  typeof wallet &
  typeof web3

/** Input and response body of all calls. At run time, only the address remains of a contract. */
type Calls = {
  [Name in keyof Contracts as Contracts[Name] extends Call
    ? `${Contracts[Name]['method']} ${Contracts[Name]['path']}`
    : never]: {
    readonly input: Part<Contracts[Name], 'params'> & Partial<Part<Contracts[Name], 'query'>> & Content<Contracts[Name]>
    readonly answer: Answer<Contracts[Name]>
  }
}

type Part<C, Name extends 'params' | 'query' | 'body'> = C extends {
  readonly [N in Name]: infer Schema extends z.ZodType
}
  ? { readonly [N in Name]: z.input<Schema> }
  : unknown

/** Calls with an upload take a form with the file and its text fields. */
type Content<C> = C extends { readonly upload: object } ? { readonly form: FormData } : Part<C, 'body'>

/** Body of a successful response. */
type Answer<C> = C extends { readonly answers: infer Answers }
  ? {
      [Status in keyof Answers]: Status extends 200 | 201
        ? Answers[Status] extends z.ZodType
          ? z.output<Answers[Status]>
          : never
        : never
    }[keyof Answers]
  : never

/** Client of the shop's HTTP interface. */
export type Api = ApiOf<Calls>

/** Body of a successful response of a call. */
export type CallAnswer<A extends keyof Calls> = Calls[A]['answer']
