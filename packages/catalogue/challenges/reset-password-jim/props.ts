import { defineProps } from '@fruit/challenge-kit/props'

/** A fact of the interface; product reviews reveal it (docs/clues.md). */
export const BROTHERS_MIDDLE_NAME = 'Samuel'

export const props = defineProps({ securityAnswers: { jim: BROTHERS_MIDDLE_NAME } })
