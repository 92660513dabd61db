import { defineProps } from '@fruit/challenge-kit/props'

/** Emma's answer to her security question is visible in her photo. */
export const props = defineProps(({ memories }) => ({
  securityAnswers: Object.fromEntries(
    memories.flatMap(({ geoStalkingVisualSecurityAnswer: answer }) => (answer === undefined ? [] : [['emma', answer]])),
  ),
}))
