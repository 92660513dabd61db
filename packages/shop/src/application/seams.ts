import type { Configuration } from '@fruit/contracts/configuration'
import { defineSeam } from '@fruit/isomorphic/seam'

/** What of the configuration everybody may read. Answers that products and photos carry for puzzles stay inside. */
export const describeConfiguration = defineSeam(
  'shell.describe-configuration',
  (configuration: Configuration): object => ({
    ...configuration,
    products: configuration.products.map(({ keywordsForPastebinDataLeakChallenge: _words, ...product }) => product),
    memories: configuration.memories.map(({ image, caption, user }) => ({ image, caption, user })),
  }),
)
