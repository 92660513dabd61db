import { getRecycles, listRecycles, requestRecycling as requestRecyclingCall } from '@fruit/contracts/calls/recycling'
import { handle } from '@fruit/world/route'
import type { Resource } from '../resources/resource.ts'
import { REQUESTS, readRecycles, requestRecycling } from './service.ts'

export const recyclingResources: readonly Resource[] = [
  {
    ...REQUESTS,
    tag: 'Recycling',
    list: handle(listRecycles, () => ({
      status: 'success',
      data: { err: 'Recycling requests are not listed. Ask for yours by their ids.' },
    })),
    get: handle(getRecycles, (visit, { params }) => readRecycles(visit, params.id)),
    create: handle(requestRecyclingCall, (visit, { body }) => requestRecycling(visit, body)),
  },
]
