import { defineProps } from '@fruit/challenge-kit/props'

export const props = defineProps({ accounts: { amy: { password: 'K1f.....................' } } })
