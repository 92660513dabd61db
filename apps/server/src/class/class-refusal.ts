import type { Saying } from '@fruit/world/texts/texts'
import { say } from '@fruit/world/texts/texts'

/** Something that a learner or a trainer asked for and does not get. The message is English; learners read `saying`. */
export class ClassRefusal extends Error {
  override readonly name = 'ClassRefusal'

  constructor(
    readonly status: 400 | 403 | 404 | 409 | 429,
    readonly saying: Saying,
  ) {
    super(say('en', saying))
  }
}
