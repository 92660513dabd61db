import type { EventChannel } from '@fruit/training/events/event-channel'

/** Reports events of worlds to the operator, one line each. */
export function reportEvents(events: EventChannel, report: (line: string) => void): void {
  events.subscribe('solved', (world, { notification }) => report(`solved ${notification.key} (world ${world})`))
  events.subscribe('restored', (world, { keys }) => report(`restored solves: ${keys.length} (world ${world})`))
  events.subscribe('reset', (world, reset) => {
    report(`reset ${reset.what === 'challenge' ? reset.key : `the ${reset.what}`} (world ${world})`)
  })
  events.subscribe('undone', (world, { what, solves }) => {
    report(
      `${what === 'shop' ? 'restored the old shop' : `undid a reset, restored solves: ${solves}`} (world ${world})`,
    )
  })
  events.subscribe('ownFixTakenOut', (world, { key }) => report(`removed the own fix of ${key} (world ${world})`))
  events.subscribe('detectorFailed', (world, { key, error }) => {
    report(`the detector of ${key} failed in world ${world}: ${String(error)}`)
  })
}
