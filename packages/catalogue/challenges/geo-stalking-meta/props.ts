import { defineProps } from '@fruit/challenge-kit/props'

/** John's answer to his security question is the place in his photo's metadata. */
export const props = defineProps(({ memories }) => ({
  securityAnswers: Object.fromEntries(
    memories.flatMap(({ geoStalkingMetaSecurityAnswer: answer }) => (answer === undefined ? [] : [['john', answer]])),
  ),
}))
