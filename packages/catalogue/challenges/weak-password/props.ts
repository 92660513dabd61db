import { defineProps } from '@fruit/challenge-kit/props'

export const props = defineProps({ accounts: { admin: { password: 'admin123' } } })
