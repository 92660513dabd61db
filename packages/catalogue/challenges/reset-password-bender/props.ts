import { defineProps } from '@fruit/challenge-kit/props'

/** A fact of the interface; reviews of products and a photo give it away (docs/clues.md). */
export const FIRST_EMPLOYER = "Stop'n'Drop"

export const props = defineProps({ securityAnswers: { bender: FIRST_EMPLOYER } })
