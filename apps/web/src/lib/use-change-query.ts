import { type NavigateOptions, useLocation, useNavigate } from 'react-router'
import { useServices } from './services.ts'

/**
 * Returns a function that changes the query of the address; an unchanged query adds no history entry. It reads the
 * current address, because the rendered location is older while a navigation is pending.
 */
export function useChangeQuery(): (edit: (query: URLSearchParams) => void, options: NavigateOptions) => void {
  const { appHistory: addresses } = useServices()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (edit, options) => {
    const present = addresses.queryAt(pathname)
    const query = new URLSearchParams(present ?? search)
    edit(query)
    if (query.toString() !== present?.toString()) void navigate(`?${query}`, options)
  }
}
