import { useSearchParams } from 'react-router'
import { Forbidden } from './forbidden.tsx'

/** The 403 page at its own address; the query parameter `error` states the reason. */
export function ForbiddenScreen() {
  const [query] = useSearchParams()
  return <Forbidden error={query.get('error') ?? 'UNAUTHORIZED_PAGE_ACCESS_ERROR'} />
}
