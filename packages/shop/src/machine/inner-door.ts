import { openInnerDoor } from '@fruit/contracts/calls/inner-door'
import { FALL_THROUGH, HttpResponse, handle, type Route } from '@fruit/world/route'
import { innerDoorOpened } from './facts.ts'

/** Part of the interface: visitors' programs know it. */
const KEY = 'tRy_H4rd3r_n0thIng_iS_Imp0ssibl3'

export const innerDoorRoutes: readonly Route[] = [
  handle(openInnerDoor, (visit, { query }) => {
    const { program } = visit
    if (program === null || query.key !== KEY) return FALL_THROUGH
    visit.record(innerDoorOpened, { program })
    return new HttpResponse(204, '')
  }),
]
