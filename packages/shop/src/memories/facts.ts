import { defineFact } from '@fruit/world/visits/fact'

/** A customer put a photo on the photo wall. */
export const memoryShared = defineFact<{ memoryId: number; accountId: number; caption: string; imagePath: string }>(
  'memories.memory-shared',
)
