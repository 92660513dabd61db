import { defineProps } from '@fruit/challenge-kit/props'
import acquisitions from './files/acquisitions.md?raw'

export const props = defineProps({
  files: { '/ftp/acquisitions.md': { content: acquisitions, changedOn: '2025-10-02T17:41:08Z' } },
})
