import { defineSeam } from '@fruit/isomorphic/seam'

/** Key under which the calls of a visitor are counted: the address of the connection. */
export const tellVisitorsApart = defineSeam(
  'visitors.tell-visitors-apart',
  (address: string, _headers: Readonly<Record<string, string | string[] | undefined>>): string => address,
)
