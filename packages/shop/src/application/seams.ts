import { defineSeam } from '@fruit/isomorphic/seam'
import type { PublicConfiguration } from './configuration-at-host.ts'

/** What of the configuration everybody may read. Answers that products and photos carry for puzzles stay inside. */
export const describeConfiguration = defineSeam(
  'shell.describe-configuration',
  (configuration: PublicConfiguration): object => ({
    ...configuration,
    products: configuration.products.map(({ keywordsForPastebinDataLeakChallenge: _words, ...product }) => product),
    memories: configuration.memories.map(({ image, caption, user }) => ({ image, caption, user })),
  }),
)
