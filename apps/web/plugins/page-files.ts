import type { Plugin } from 'vite'

/** What the pages need that the server renders: file below `/assets/public/` to source. */
export const PAGE_FILES: Readonly<Record<string, string>> = {
  'api-docs.css': 'src/pages/api-docs.css',
  'page.css': 'src/pages/page.css',
  'page.js': 'src/pages/page.ts',
  'planet.js': 'src/pages/planet.ts',
}

/** In development, where these are not built: their sources at the same addresses. */
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
