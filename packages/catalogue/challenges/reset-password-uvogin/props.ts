import { defineProps } from '@fruit/challenge-kit/props'

/** A fact of the interface; product reviews reveal it (docs/clues.md). */
export const FAVOURITE_FILM = 'Silence of the Lambs'

export const props = defineProps({ securityAnswers: { uvogin: FAVOURITE_FILM } })
