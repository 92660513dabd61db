import type { AnswerOf } from './call.ts'
import type { applicationConfiguration } from './calls/application.ts'
import type { Product } from './calls/products.ts'
import type { ProgressTally } from './calls/training.ts'
import type { PRODUCT_KINDS } from './configuration/products.ts'

/**
 * Data that the server embeds in the page as JSON in `<script type="application/json" id="boot">`. It saves a further
 * request for the first screen.
 */
export interface Boot {
  readonly version: string
  /** `config` of the call application-configuration. */
  readonly configuration: AnswerOf<typeof applicationConfiguration>['config']
  /** The result of a search without a term. */
  readonly products: readonly Product[]
  /** Quantity in stock of each product. */
  readonly stock: readonly { readonly ProductId: number; readonly quantity: number }[]
  /** Kinds of products by id; all others are drinks. */
  readonly kinds: Readonly<Record<number, (typeof PRODUCT_KINDS)[number]>>
  /** The player's progress. */
  readonly progress: ProgressTally
  /** Identity provider for logins; null without one. */
  readonly identityProvider: {
    /** Display name. */
    readonly name: string
    /** Takes `client_id`, `response_type=token`, `scope=email`, `redirect_uri` and optionally `state`. */
    readonly authorizeUrl: string
    /** Takes `alt=json` and `access_token`; returns `{ email }`. */
    readonly userInfoUrl: string
    readonly clientId: string
  } | null
  /**
   * By name of a browser seam: opaque id of the variant that this world runs instead of the safe one. An id with a
   * slash is the URL of a module written by the player, below the shop's root.
   */
  readonly seams: Readonly<Record<string, string>>
}
