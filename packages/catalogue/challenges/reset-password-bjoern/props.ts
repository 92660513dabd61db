import { defineProps } from '@fruit/challenge-kit/props'

/** A fact of the interface; a review and a photo reveal it (docs/clues.md). */
export const POSTAL_CODE = 'West-2082'

export const props = defineProps({ securityAnswers: { bjoern: POSTAL_CODE } })
