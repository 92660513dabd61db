import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import { useSession } from '../../lib/services.ts'

/** A form that keeps what is typed. */
interface DraftForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>
  /** What was typed is saved: next time the form is begun anew. */
  discard(): void
}

/**
 * A form that still holds what was typed when the customer comes back to it. That is kept in memory and for one customer
 * alone: a page that is loaded anew, or another customer, finds nothing.
 *
 * @param name of the form; null: nothing is kept
 * @param values what the fields hold at first
 */
export function useDraftForm<Values extends FieldValues>(name: string | null, values: Values): DraftForm<Values> {
  const queries = useQueryClient()
  const { userId } = useSession()
  const [queryKey] = useState(['draft', userId, name])
  const [kept] = useState(() => (name === null ? undefined : queries.getQueryData<Values>(queryKey)))
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: (kept ?? values) as DefaultValues<Values> })
  const isSaved = useRef(false)
  useEffect(() => {
    if (name === null) return
    queries.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY })
    return () => {
      if (isSaved.current) queries.removeQueries({ queryKey })
      else queries.setQueryData(queryKey, form.getValues())
    }
  }, [queries, queryKey, name, form])
  return {
    form,
    discard: () => {
      isSaved.current = true
    },
  }
}
