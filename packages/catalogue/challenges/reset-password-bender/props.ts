import { defineProps } from '@fruit/challenge-kit/props'

/** A fact of the interface; product reviews and a photo reveal it (docs/clues.md). */
export const FIRST_EMPLOYER = "Stop'n'Drop"

export const props = defineProps({ securityAnswers: { bender: FIRST_EMPLOYER } })
