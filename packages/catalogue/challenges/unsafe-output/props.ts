import { defineProps } from '@fruit/challenge-kit/props'
import counter from './pages/counter.html?raw'

export const props = defineProps({
  files: { '/internet/tallyhouse.example/index.html': { content: counter, changedOn: '2024-03-14T09:26:00Z' } },
})
