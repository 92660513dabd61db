import { defineProps } from '@fruit/challenge-kit/props'
import acquisitions from './files/acquisitions.md?raw'

export const props = defineProps({ files: { '/ftp/acquisitions.md': acquisitions } })
