/** Thrown when a worker failed or the containment is closed, independently of the contained code. */
export class ContainmentFailure extends Error {
  override readonly name: string = 'ContainmentFailure'
}

/** Thrown for a job that did not end before the containment was closed, because the server shuts down. */
export class ContainmentClosed extends ContainmentFailure {
  override readonly name = 'ContainmentClosed'

  constructor() {
    super('The containment is closed and accepts no more jobs.')
  }
}
