import { defineProps } from '@fruit/challenge-kit/props'

const files = import.meta.glob<string>('./files/*.json', { eager: true, query: '?raw', import: 'default' })

export const props = defineProps({
  files: Object.fromEntries(
    Object.entries(files).map(([path, content]) => [
      path.replace('./files', '/frontend/dist/frontend/assets/i18n'),
      content,
    ]),
  ),
})
