import { defineProps } from '@fruit/challenge-kit/props'
import paper from './views/paper.hbs?raw'

/** The shop’s package.json. `folders` names the folder of the web client, `dependencies` the libraries for uploads and templates. */
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
