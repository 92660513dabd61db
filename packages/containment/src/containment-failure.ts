/** The containment could not do its work; the contained code is not to blame. */
export class ContainmentFailure extends Error {
  override readonly name = 'ContainmentFailure'
}
