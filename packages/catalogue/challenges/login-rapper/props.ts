import { defineProps } from '@fruit/challenge-kit/props'

export const props = defineProps({ accounts: { rapper: { password: 'Mr. N00dles' } } })
