import { useShopQuery } from './use-shop-query.ts'

/** Query keys of the training layer that several features use to invalidate data. */

/** The next challenge, and the path that it belongs to. */
export const NEXT_STEPS = ['next-steps']

/** The learning paths: the list, and each one by id. */
export const PATHS = ['paths']

/** The next challenge, and the path that the player follows. */
export function useNextSteps() {
  return useShopQuery(NEXT_STEPS, (call) => call('GET /rest/training/next'))
}
