import { defineSeam } from '@fruit/isomorphic/seam'
import type { PublicConfiguration } from './configuration-at-host.ts'

/** The public part of the configuration. Solutions of challenges in products and photos are left out. */
export const describeConfiguration = defineSeam(
  'shell.describe-configuration',
  (configuration: PublicConfiguration): object => ({
    ...configuration,
    products: configuration.products.map(({ keywordsForPastebinDataLeakChallenge: _words, ...product }) => product),
    memories: configuration.memories.map(({ image, caption, user }) => ({ image, caption, user })),
  }),
)
