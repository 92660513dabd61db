/** Thrown when a worker broke or the containment is closed, whatever the contained code did. */
export class ContainmentFailure extends Error {
  override readonly name = 'ContainmentFailure'
}
