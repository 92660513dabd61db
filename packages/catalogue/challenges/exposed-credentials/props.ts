import { defineProps } from '@fruit/challenge-kit/props'

export const props = defineProps({ accounts: { LetUsTest: { password: 'IamUsedForTesting' } } })
