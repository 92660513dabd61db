import { defineProps } from '@fruit/challenge-kit/props'
import asleep from './purrbox/asleep.svg?raw'
import cat from './purrbox/cat.svg?raw'
import front from './purrbox/index.html?raw'

const SITE = '/internet/purrbox.example'

export const props = defineProps({
  files: {
    [`${SITE}/index.html`]: { content: front, changedOn: '2025-03-03T08:00:00Z' },
    [`${SITE}/cat.svg`]: { content: cat, changedOn: '2025-03-03T08:00:00Z' },
    [`${SITE}/asleep.svg`]: { content: asleep, changedOn: '2025-03-04T21:30:00Z' },
  },
})
