import { defineProps } from '@fruit/challenge-kit/props'

const pages = import.meta.glob<string>('./stall/*.html', { eager: true, query: '?raw', import: 'default' })

export const props = defineProps({
  files: Object.fromEntries(
    Object.entries(pages).map(([path, content]) => [path.replace('./stall', '/internet/stall.example'), content]),
  ),
})
