import type { PathPage, PathQuestion } from '@fruit/contracts/calls/paths'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cacheResult } from '../../lib/query-client.ts'
import { useServices } from '../../lib/services.ts'
import { NEXT_STEPS, PATHS } from '../../lib/training-queries.ts'
import { useShopQuery } from '../../lib/use-shop-query.ts'

/** The learning paths with the player's progress. */
export function usePaths() {
  return useShopQuery([...PATHS, 'all'], async (call) => (await call('GET /rest/training/paths')).paths)
}

/** The data of a path's page. */
export function usePath(id: string) {
  return useShopQuery([...PATHS, 'one', id], (call) => call('GET /rest/training/paths/:id', { params: { id } }))
}

/** Sets the path that the player follows; null: none. */
export function useChoosePath() {
  const { api } = useServices()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (path: string | null) => api.call('PUT /rest/training/next', { body: { path } }),
    onSuccess: (steps) => {
      cacheResult(queries, NEXT_STEPS, steps)
      return queries.invalidateQueries({ queryKey: PATHS })
    },
  })
}

/** Answers a question of a path by the number of the answer. */
export function useAnswer(id: string, question: string) {
  const { api } = useServices()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (answer: number) =>
      api.call('POST /rest/training/paths/:id/questions/:question', { params: { id, question }, body: { answer } }),
    onSuccess: (answered) => {
      cacheResult<PathPage>(queries, [...PATHS, 'one', id], (page) => page && withAnswered(page, answered))
      void queries.invalidateQueries({ queryKey: [...PATHS, 'all'] })
      void queries.invalidateQueries({ queryKey: NEXT_STEPS })
    },
  })
}

function withAnswered(page: PathPage, answered: PathQuestion): PathPage {
  const quiz = page.quiz.map((question) => (question.name === answered.name ? answered : question))
  return { ...page, quiz, answered: quiz.filter(({ isAnswered }) => isAnswered).length }
}
