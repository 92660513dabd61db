import type { Reading } from '@fruit/shop/b2b/seams'

/** No text is a list. */
export function readOrderLines(): Reading {
  return { why: 'not-a-list', message: 'We take order lines as orderLines only.' }
}
