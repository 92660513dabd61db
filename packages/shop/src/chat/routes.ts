import * as calls from '@fruit/contracts/calls/chat'
import { handle, type Route } from '@fruit/world/route'
import { answerChat } from './chat-stream.ts'
import type { ModelAccess } from './model-access.ts'
import type { NextCustomer } from './next-customer.ts'
import { changeNote, listNotes } from './notes.ts'
import { describeStatus, respond } from './service.ts'

/**
 * @param access the host's access to an external language model
 * @param nextCustomer asks about notes that were changed
 */
export function chatRoutes(access: ModelAccess, nextCustomer: NextCustomer): readonly Route[] {
  return [
    handle(calls.getBotStatus, (visit, _input, request) => describeStatus(visit, request)),
    handle(calls.askBot, (visit, { body }, request) => respond(visit, body, request)),
    handle(calls.talkToAssistant, (visit, { body }, request) => answerChat(visit, body.messages, request, access)),
    handle(calls.listSupportNotes, listNotes),
    handle(calls.changeSupportNote, async (visit, { params, body }) => {
      const { note, shown } = await changeNote(visit, params.id, body.answer)
      await nextCustomer.askAboutNote(visit, note)
      return shown
    }),
  ]
}
