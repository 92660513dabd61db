import type { Plugin } from 'vite'

/** Files of the pages that the server renders: name below `/assets/public/` to source. */
export const PAGE_FILES: Readonly<Record<string, string>> = {
  'api-docs.css': 'src/pages/api-docs.css',
  'page.css': 'src/pages/page.css',
  'page.js': 'src/pages/page.ts',
  'planet.js': 'src/pages/planet.ts',
}

/** Serves their sources at the same addresses in development, where they are not built. */
export function pageFiles(): Plugin {
  return {
    name: 'fruit:page-files',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const name = /^\/assets\/public\/([\w.]+)(?:\?|$)/.exec(request.url ?? '')?.[1] ?? ''
        const source = PAGE_FILES[name]
        if (source) request.url = `/${source}${source.endsWith('.css') ? '?direct' : ''}`
        next()
      })
    },
  }
}
