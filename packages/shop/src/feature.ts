import type { Seam } from '@fruit/isomorphic/seam'
import type { Client } from '@fruit/world/visits/client'
import type { World } from '@fruit/world/world'

/** An honest user of the shop. */
export type Visitor = Client

/**
 * A check of a promise: throws when it is broken. Promises about a browser seam check the implementation directly; all
 * others check what a visitor sees.
 */
export type PromiseCheck<Implementation> = (visitor: Visitor, implementation: Implementation) => void | Promise<void>

/**
 * The promises that a part of the shop keeps to honest visitors. They hold for the safe implementation of a seam, for
 * its flaw, and for every fix that does not break the feature.
 */
export interface Feature<Implementation = never> {
  /** Name of the seam that the promises are about. */
  readonly seam: string
  /** The key is a sentence about behaviour. */
  readonly promises: Readonly<Record<string, PromiseCheck<Implementation>>>
}

/** The implementation of a seam with the type that its callers see. */
type CallableImplementation<Each extends Seam<unknown>> = Each['calling'] extends 'direct'
  ? Each['safe']
  : Each['safe'] extends (...values: infer Values) => infer Answer
    ? (...values: Values) => Promise<Awaited<Answer>>
    : never

/** Declares the promises of a seam. */
export function defineFeature<Each extends Seam<unknown>>(
  seam: Each,
  promises: Readonly<Record<string, PromiseCheck<CallableImplementation<Each>>>>,
): Feature<CallableImplementation<Each>> {
  return { seam: seam.name, promises }
}

/** The implementation that a world runs for a seam, for checks of promises. */
export function implementationIn(world: World, seam: Seam<unknown>): unknown {
  if (seam.calling === 'direct') return world.use(seam as Seam<unknown, string, 'direct'>)
  const awaited = seam as Seam<(...values: readonly unknown[]) => unknown, string, 'awaited'>
  return (...values: readonly unknown[]) => world.call(awaited, ...values)
}
