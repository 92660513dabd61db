import { defineProps } from '@fruit/challenge-kit/props'

export const props = defineProps({ accounts: { jim: { password: 'ncc-1701' } } })
