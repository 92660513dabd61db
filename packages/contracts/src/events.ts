import { z } from 'zod'

/** A message from a browser to the shop. */
export interface SocketMessage {
  readonly event: string
  readonly summary: string
  readonly payload: z.ZodType
}

function defineMessage<const M extends SocketMessage>(message: M): M {
  return message
}

/** Reports that a search term was shown. The event's name is part of the interface. */
export const searchTermShownMessage = defineMessage({
  event: 'verifyLocalXssChallenge',
  summary: 'Report a search term that the browser showed above its results',
  payload: z.string().max(4000),
})

/** Reports that the membership page requested another picture. The event's name is part of the interface. */
export const decalShownMessage = defineMessage({
  event: 'verifySvgInjectionChallenge',
  summary: 'Report a membership page with a picture from its URL',
  payload: z.string().max(4000),
})

/** Reports notifications that were closed at once. The event's name is part of the interface. */
export const notificationsClosedMessage = defineMessage({
  event: 'verifyCloseNotificationsChallenge',
  summary: 'Report the notifications that were closed at once',
  payload: z.array(z.unknown()).max(1000),
})

export const notificationReceived = defineMessage({
  event: 'notification received',
  summary: 'Confirm that the notification with this flag was shown',
  payload: z.string().max(200),
})
