import { useQuery } from '@tanstack/react-query'
import { useServices } from './services.ts'

/** Names of what several features ask the training layer for, by which each of them has it asked anew. */

/** The challenge to go on with, and the path that leads there. */
export const NEXT_STEPS = ['next-steps']

/** The learning paths: the list, and each by its id. */
export const PATHS = ['paths']

/** The challenge to go on with, and the path that the player follows. */
export function useNextSteps() {
  const { api } = useServices()
  return useQuery({
    queryKey: NEXT_STEPS,
    queryFn: ({ signal }) => api.call('GET /rest/training/next', { signal }),
  })
}
