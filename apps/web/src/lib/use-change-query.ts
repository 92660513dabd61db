import { type NavigateOptions, useLocation, useNavigate } from 'react-router'
import { useServices } from './services.ts'

/**
 * Changes the query of the address; what is there already is no step. It goes by the address itself, because what is drawn is older while
 * a change is on its way.
 */
export function useChangeQuery(): (edit: (query: URLSearchParams) => void, options: NavigateOptions) => void {
  const { addresses } = useServices()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (edit, options) => {
    const present = addresses.queryAt(pathname)
    const query = new URLSearchParams(present ?? search)
    edit(query)
    if (query.toString() !== present?.toString()) void navigate(`?${query}`, options)
  }
}
