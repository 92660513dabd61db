import { defineSeam } from '@fruit/isomorphic/seam'

/** What tells one visitor from another when calls are counted: the address that the server itself sees. */
export const tellVisitorsApart = defineSeam(
  'visitors.tell-visitors-apart',
  (address: string, _headers: Readonly<Record<string, string | string[] | undefined>>): string => address,
)
