import * as calls from '@fruit/contracts/console/calls'
import type { ConsoleAnswer, ConsoleBody, ConsoleCall } from '@fruit/contracts/console/console-call'
import type { ConsoleRoom } from '../class/trainer-service.ts'
import { ConsoleRefusal } from './console-refusal.ts'
import type { Session, SignIns } from './sign-ins.ts'

/** A validated request. */
export interface ConsoleRequest<Body = unknown> {
  /** Parameters of the path; empty if the call has no such parameter. */
  readonly event: string
  readonly learner: string
  readonly id: string
  readonly body: Body
  readonly query: Readonly<Record<string, string | undefined>>
  readonly address: string
  /** Null for calls without authentication. */
  readonly session: Session | null
  readonly token: string
}

export interface AnsweredCall {
  readonly call: ConsoleCall
  readonly answer: (request: ConsoleRequest) => unknown
}

function answering<const C extends ConsoleCall>(
  call: C,
  answer: (request: ConsoleRequest<ConsoleBody<C>>) => ConsoleAnswer<C> | Promise<ConsoleAnswer<C>>,
): AnsweredCall {
  return { call, answer: answer as AnsweredCall['answer'] }
}

/** Awaits an action, and returns an empty response. */
async function done(act: Promise<unknown>): Promise<Record<string, never>> {
  await act
  return {}
}

/** Maps each call of the console to a method of the class room or the sign-ins. */
export function consoleCalls(room: ConsoleRoom, signIns: SignIns, fontFolder: string): readonly AnsweredCall[] {
  const { trainers } = room.platform
  const opened = (token: string) => {
    const session = signIns.session(token)
    if (!session) throw new ConsoleRefusal(401, 'Log in first.')
    return { token, trainer: session.trainer }
  }
  return [
    answering(calls.signInByLink, async ({ body, address }) =>
      opened(await signIns.byLink(body.secret, body.name, body.passphrase, address)),
    ),
    answering(calls.signIn, async ({ body, address }) =>
      opened(await signIns.byPassphrase(body.name, body.passphrase, address)),
    ),
    answering(calls.signOut, ({ token }) => {
      signIns.signOut(token)
      return {}
    }),
    answering(calls.whoAmI, ({ token }) => opened(token).trainer),
    answering(calls.changePassphrase, ({ token, body, address }) =>
      done(signIns.change(token, body.current, body.passphrase, address)),
    ),
    answering(calls.listTrainers, async () => ({
      trainers: (await trainers.list()).map(withoutHash),
      signIns: [...(await room.platform.signIns.latest(200))],
    })),
    answering(calls.addTrainer, async ({ body }) =>
      withoutHash(await signIns.add(body.name, body.role, body.passphrase)),
    ),
    answering(calls.removeTrainer, ({ id }) => done(signIns.remove(id))),
    answering(calls.readChoices, () => room.choices()),
    answering(calls.listEvents, () => ({ events: [...room.events()], templates: [...room.templates()] })),
    answering(calls.readEvent, ({ event }) => room.event(event)),
    answering(calls.createEvent, ({ body }) => room.createEvent(body)),
    answering(calls.changeEvent, ({ event, body }) => room.changeEvent(event, body)),
    answering(calls.changeEventState, ({ event, body }) => room.moveEvent(event, body)),
    answering(calls.duplicateEvent, ({ event }) => room.duplicateEvent(event)),
    answering(calls.deleteEvent, ({ event }) => done(room.deleteEvent(event))),
    answering(calls.saveTemplate, ({ body }) => room.keepTemplate(body)),
    answering(calls.deleteTemplate, ({ id }) => done(room.deleteTemplate(id))),
    answering(calls.readLive, ({ event }) => room.live(event)),
    answering(calls.readLearner, ({ event, learner, session }) =>
      room.learner(event, learner, session?.trainer.role ?? 'observer'),
    ),
    answering(calls.sendMessage, ({ event, body }) => done(room.sendWord(event, body))),
    answering(calls.giveHint, ({ event, body }) => done(room.giveHint(event, body))),
    answering(calls.readHints, async ({ id }) => ({ hints: [...(await room.hintsOf(id))] })),
    answering(calls.release, ({ event, body }) => done(room.release(event, body))),
    answering(calls.resetLearners, ({ event, body }) => room.resetLearners(event, body)),
    answering(calls.createReadOnlyLink, ({ event, learner, session }) =>
      room.lookIn(event, learner, session!.trainer.id),
    ),
    answering(calls.moveLearner, ({ event, learner, body }) => done(room.moveLearner(event, learner, body))),
    answering(calls.removeLearner, ({ event, learner }) => done(room.removeLearner(event, learner))),
    answering(calls.renewCredentials, ({ event, learner }) => room.renewLearner(event, learner)),
    answering(calls.answerQuestion, ({ event, learner }) => done(room.answerQuestion(event, learner))),
    answering(calls.exportResults, async ({ event, query }) => {
      // Fonts and the PDF library are loaded on the first export.
      const { exportResults } = await import('../exports/export-results.ts')
      return exportResults(room, event, query.as as 'csv' | 'json' | 'pdf' | 'ctfd', query.learner ?? null, fontFolder)
    }),
    answering(calls.readCatalogueTable, async () => ({ rows: [...(await room.catalogueTable())] })),
    answering(calls.exportCatalogue, async ({ query }) => {
      const { exportTable } = await import('../exports/export-table.ts')
      return exportTable(await room.catalogueTable(), query.as as 'csv' | 'json')
    }),
    answering(calls.readHost, () => room.host()),
  ]
}

function withoutHash<T extends { readonly hash: string }>({ hash: _hash, ...rest }: T): Omit<T, 'hash'> {
  return rest
}
