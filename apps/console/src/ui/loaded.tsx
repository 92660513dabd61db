import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data, Error>
  readonly children: (data: Data) => ReactNode
}

/** What was asked for, or that it is on its way, or what is wrong. */
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
