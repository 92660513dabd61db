import { defineProps } from '@fruit/challenge-kit/props'

/** John answers his security question with what his photo gives away. */
export const props = defineProps(({ memories }) => ({
  securityAnswers: Object.fromEntries(
    memories.flatMap(({ geoStalkingMetaSecurityAnswer: answer }) => (answer === undefined ? [] : [['john', answer]])),
  ),
}))
