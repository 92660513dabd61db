import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkFileName, clientVariants } from './plugins/client-variants.ts'
import { earlyFiles } from './plugins/early-files.ts'
import { pageFiles } from './plugins/page-files.ts'
import { refuseModules } from './plugins/refuse-modules.ts'
import { solidityFiles } from './plugins/solidity-files.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const catalogue = ['challenges', 'weaknesses'].map((folder) => here(`../../packages/catalogue/${folder}`))

/** The most visited screens. */
const EARLY_SCREENS = [
  { addresses: ['', 'search'], module: null, typefaces: [], calls: [] },
  {
    addresses: ['score-board'],
    module: 'score-board/score-board-screen.tsx',
    typefaces: ['figtree'],
    calls: ['api/Challenges'],
  },
]

export default defineConfig({
  root: here('.'),
  // Relative, so that the shop can be served below a path.
  base: './',
  plugins: [
    react(),
    clientVariants(catalogue),
    pageFiles(),
    solidityFiles(),
    earlyFiles(EARLY_SCREENS),
    refuseModules(['zod', 'yaml']),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Source maps would reveal the text of fixes and comments.
    sourcemap: false,
    rolldownOptions: {
      output: {
        // The name that players look for: this file contains the app's screens and external links.
        entryFileNames: 'main.js',
        chunkFileNames: (chunk) => chunkFileName(chunk, catalogue),
        // The whole first load in two files: each further file costs a request before the first screen.
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules/ },
            { name: 'app', tags: ['$initial'] },
            // Code that loads after the first screen, in one more request.
            { name: 'late', test: /app\/late-notices|node_modules\/(?:socket\.io|engine\.io)/ },
            // The table score board in one file and its style sheet, which its address preloads.
            { name: 'training', test: /training\/score-board\/score-board-screen/ },
          ],
        },
      },
    },
  },
})
