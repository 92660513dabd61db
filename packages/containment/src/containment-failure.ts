/** Thrown when a worker broke or the containment is closed, whatever the contained code did. */
export class ContainmentFailure extends Error {
  override readonly name: string = 'ContainmentFailure'
}

/** Thrown for a job that a containment did not end because the server shuts down: nobody's doing. */
export class ContainmentClosed extends ContainmentFailure {
  override readonly name = 'ContainmentClosed'

  constructor() {
    super('The containment is closed: it takes no more jobs.')
  }
}
