import { defineProps } from '@fruit/challenge-kit/props'

/** A fact of the interface; reviews of products give it away (docs/clues.md). */
export const FAVOURITE_FILM = 'Silence of the Lambs'

export const props = defineProps({ securityAnswers: { uvogin: FAVOURITE_FILM } })
