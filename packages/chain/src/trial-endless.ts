/** Thrown when transactions of a trial use up their gas. */
export class TrialEndless extends Error {
  override readonly name = 'TrialEndless'
}
