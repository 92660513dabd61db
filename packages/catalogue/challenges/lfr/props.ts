import { defineProps } from '@fruit/challenge-kit/props'
import paper from './views/paper.hbs?raw'

/** What the shop is made of. A part of it tells where the web client lies, and what uploads and templates are handled by. */
const PACKAGE = {
  name: 'forbidden-fruit-press',
  private: true,
  main: 'server.js',
  folders: { client: 'frontend/dist/frontend', templates: 'views', invoices: 'uploads/complaints' },
  scripts: { start: 'node server.js' },
  dependencies: { express: '4.17.1', hbs: '4.1.2', unzipper: '0.8.12' },
}

export const props = defineProps({
  files: { '/package.json': `${JSON.stringify(PACKAGE, null, 2)}\n`, '/views/paper.hbs': paper },
})
