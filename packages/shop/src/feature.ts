import type { Seam } from '@fruit/isomorphic/seam'
import type { Client } from '@fruit/world/client'

/** Somebody who uses the shop as it is meant to be used. */
export type Visitor = Client

/**
 * A check of a promise: throws when it is not kept. Promises about a seam of the browser look at what the
 * implementation gives, all others at what a visitor sees.
 */
export type Promised<Implementation> = (visitor: Visitor, implementation: Implementation) => void | Promise<void>

/**
 * What a part of the shop promises to honest visitors. The promises hold for the safe implementation of a seam, for
 * its flaw, and for every fix that does not break the feature.
 */
export interface Feature<Implementation = never> {
  /** Name of the seam that the promises are about. */
  readonly seam: string
  /** By a sentence about behaviour. */
  readonly promises: Readonly<Record<string, Promised<Implementation>>>
}

/** Declares the promises of a seam. */
export function defineFeature<Implementation>(
  seam: Seam<Implementation>,
  promises: Readonly<Record<string, Promised<Implementation>>>,
): Feature<Implementation> {
  return { seam: seam.name, promises }
}
