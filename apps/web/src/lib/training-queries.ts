import { useQuery } from '@tanstack/react-query'
import { useServices } from './services.ts'

/** Query keys of the training layer that several features use to invalidate data. */

/** The next challenge, and the path that it belongs to. */
export const NEXT_STEPS = ['next-steps']

/** The learning paths: the list, and each one by id. */
export const PATHS = ['paths']

/** The next challenge, and the path that the player follows. */
export function useNextSteps() {
  const { api } = useServices()
  return useQuery({
    queryKey: NEXT_STEPS,
    queryFn: ({ signal }) => api.call('GET /rest/training/next', { signal }),
  })
}
