import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import { useSession } from '../../../lib/services.ts'

/** A form that keeps unsaved input. */
interface DraftForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>
  /** Call it after saving: the next time, the form starts with its initial values. */
  discard(): void
}

/**
 * A form that restores unsaved input when the customer returns to it. The draft is stored in memory per customer: it is
 * lost on reload, and not visible to another customer.
 *
 * @param name of the form; null: no draft is stored
 * @param values initial values of the fields
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
