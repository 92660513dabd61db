import type { Message } from '@fruit/world/texts/texts'
import { translate } from '@fruit/world/texts/texts'

/** A rejected request of a learner or a trainer. The message is in English; learners read `saying` in their language. */
export class ClassRefusal extends Error {
  override readonly name = 'ClassRefusal'

  constructor(
    readonly status: 400 | 403 | 404 | 409 | 429,
    readonly saying: Message,
  ) {
    super(translate('en', saying))
  }
}
