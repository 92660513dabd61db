import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useServices } from '../lib/services.ts'

/**
 * Runs an action of a button: shows its outcome as a message, and invalidates all queries.
 *
 * @returns `run` resolves to whether it succeeded
 */
export function useAction(): {
  readonly isPending: boolean
  run: (act: () => Promise<unknown>, done?: string) => Promise<boolean>
} {
  const { snackbars } = useServices()
  const queries = useQueryClient()
  const [isPending, setPending] = useState(false)
  const run = async (act: () => Promise<unknown>, done?: string) => {
    setPending(true)
    try {
      await act()
      if (done !== undefined) snackbars.show('confirmation', done)
      return true
    } catch (error) {
      snackbars.show('error', error instanceof Error ? error.message : String(error))
      return false
    } finally {
      setPending(false)
      void queries.invalidateQueries()
    }
  }
  return { isPending, run }
}
