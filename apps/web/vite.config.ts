import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkFileName, clientVariants } from './plugins/client-variants.ts'
import { pageFiles } from './plugins/page-files.ts'
import { refuseModules } from './plugins/refuse-modules.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const catalogue = ['challenges', 'weaknesses'].map((folder) => here(`../../packages/catalogue/${folder}`))

/** Addresses that the shop's server answers while Vite serves the app in development (tools/src/dev.ts). */
const SERVER = 'http://127.0.0.1:3001'
const SERVED_BY_SHOP = [
  '/rest',
  '/api',
  '/ftp',
  '/file-upload',
  '/snippets',
  '/redirect',
  '/assets/public/images/padding',
  // Pages that the server renders, and what lies beside them.
  '/profile',
  '/dataerasure',
  '/promotion',
  '/video',
  '/the/devs',
  '/this/page',
  '/we/may',
  '/encryptionkeys',
  '/support/logs',
  '/.well-known',
  '/security.txt',
  '/robots.txt',
  '/b2b',
  '/api-docs',
]

export default defineConfig({
  root: here('.'),
  // Relative, so that the shop also works below a path.
  base: './',
  plugins: [react(), clientVariants(catalogue), pageFiles(), refuseModules(['zod', 'yaml'])],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Source maps would show the text of fixes and notes before they are due.
    sourcemap: false,
    rolldownOptions: {
      output: {
        chunkFileNames: (chunk) => chunkFileName(chunk, catalogue),
        // All of the first load in two files: every further one costs a request before the first screen.
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules|rolldown\/runtime/ },
            { name: 'app', tags: ['$initial'] },
            // What comes after the first screen, in one request more.
            { name: 'late', test: /app\/late-notices|node_modules\/(?:socket\.io|engine\.io)/ },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      ...Object.fromEntries(SERVED_BY_SHOP.map((path) => [path, SERVER])),
      // Pictures that the shop comes with need no built client here.
      '/assets/public/images/uploads': {
        target: SERVER,
        bypass: ({ url = '' }) => (existsSync(here(`public${url}`)) ? url : undefined),
      },
      '/socket.io': { target: SERVER, ws: true },
    },
  },
})
