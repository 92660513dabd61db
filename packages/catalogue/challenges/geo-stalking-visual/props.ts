import { defineProps } from '@fruit/challenge-kit/props'

/** Emma answers her security question with what is to be seen in her photo. */
export const props = defineProps(({ memories }) => ({
  securityAnswers: Object.fromEntries(
    memories.flatMap(({ geoStalkingVisualSecurityAnswer: answer }) => (answer === undefined ? [] : [['emma', answer]])),
  ),
}))
