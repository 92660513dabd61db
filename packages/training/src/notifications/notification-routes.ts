import { notificationsClosed } from '@fruit/challenge-kit/facts'
import type { TrainingCall } from '@fruit/contracts/call'
import { repeatNotification } from '@fruit/contracts/calls/progress'
import { notificationReceived, notificationsClosedMessage } from '@fruit/contracts/events'
import { HttpResponse, handle, handleMessage, type MessageRoute, type Route } from '@fruit/world/route'
import type { World } from '@fruit/world/world'
import type { TrainingCatalogue } from '../catalogue/training-catalogue.ts'
import type { Notifications } from './notifications.ts'

interface Parts {
  readonly catalogue: TrainingCatalogue
  readonly solves: { has(key: string): boolean }
  readonly notifications: Notifications
}

/** @param of returns the progress of an open world */
export function notificationRoutes(of: (world: World) => Parts): readonly Route<TrainingCall>[] {
  return [
    handle(repeatNotification, ({ world }, { query }) => {
      const { catalogue, solves, notifications } = of(world)
      const entry = catalogue.entries.find(({ challenge }) => challenge.name === String(query.challenge))
      if (entry && solves.has(entry.challenge.key)) {
        notifications.add(entry.challenge.key, true)
        notifications.show(entry, true, world.configuration)
      }
      return new HttpResponse(200, 'OK')
    }),
  ]
}

/** @param of returns the progress of an open world */
export function notificationMessages(of: (world: World) => Parts): readonly MessageRoute[] {
  return [
    handleMessage(notificationReceived, ({ world }, flag) => of(world).notifications.confirm(flag)),
    handleMessage(notificationsClosedMessage, (visit, closed) =>
      visit.record(notificationsClosed, { count: closed.length }),
    ),
  ]
}
