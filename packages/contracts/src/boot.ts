import type { AnswerOf } from './call.ts'
import type { applicationConfiguration } from './calls/application.ts'
import type { Product } from './calls/products.ts'
import type { ProgressTally } from './calls/training.ts'
import type { PRODUCT_KINDS } from './configuration/products.ts'

/**
 * What the server puts into the page itself, as JSON in `<script type="application/json" id="boot">`, so that the
 * first screen stands without a further request.
 */
export interface Boot {
  readonly version: string
  /** `config` of the call application-configuration. */
  readonly configuration: AnswerOf<typeof applicationConfiguration>['config']
  /** The result of a search for an empty text. */
  readonly products: readonly Product[]
  /** How many of each product are left. */
  readonly stock: readonly { readonly ProductId: number; readonly quantity: number }[]
  /** What products are listed as, by id; whatever is not named is a drink. */
  readonly kinds: Readonly<Record<number, (typeof PRODUCT_KINDS)[number]>>
  /** How far the player got. */
  readonly progress: ProgressTally
  /** Where customers may sign in besides the shop; null: nowhere. */
  readonly identityProvider: {
    /** As people know it. */
    readonly name: string
    /** Takes `client_id`, `response_type=token`, `scope=email`, `redirect_uri` and, where wanted, `state`. */
    readonly authorizeUrl: string
    /** Takes `alt=json` and `access_token`; answers `{ email }`. */
    readonly userInfoUrl: string
    readonly clientId: string
  } | null
  /**
   * By name of a browser seam: the opaque id of the variant that this world runs, where it is not the safe one. With a
   * slash in it: the address of a module below the shop's root, written by the player.
   */
  readonly seams: Readonly<Record<string, string>>
}
