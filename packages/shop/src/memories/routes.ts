import * as calls from '@fruit/contracts/calls/memories'
import { handle, type Route } from '@fruit/world/route'
import { listMemories, shareMemory } from './service.ts'

export const memoryRoutes: readonly Route[] = [
  handle(calls.listMemories, (visit) => listMemories(visit)),
  handle(calls.shareMemory, (visit, { body }, { upload }) => shareMemory(visit, upload, body.caption)),
]
