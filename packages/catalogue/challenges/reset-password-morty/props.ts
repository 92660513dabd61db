import { defineProps } from '@fruit/challenge-kit/props'

/** A fact of the interface; reviews and a photo reveal it except for the spelling (docs/clues.md). */
export const PET = '5N0wb41L'

export const props = defineProps({ securityAnswers: { morty: PET } })
