import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data, Error>
  readonly children: (data: Data) => ReactNode
}

/** The data of a query, or its loading state or error. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error)
    return (
      <p role="alert" className="trouble">
        {query.error.message}
      </p>
    )
  return <p role="status">Loading …</p>
}
