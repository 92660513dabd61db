import { defineProps } from '@fruit/challenge-kit/props'

/** A fact of the interface; a review reveals it (docs/clues.md). */
export const NAME_OF_THE_CAT = 'Zaya'

export const props = defineProps({ securityAnswers: { bjoernOwasp: NAME_OF_THE_CAT } })
