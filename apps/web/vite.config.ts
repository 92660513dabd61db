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

/** The screens that people come to most. */
const EARLY_SCREENS = [
  { addresses: ['', 'search'], module: null, typefaces: [], calls: [] },
  {
    addresses: ['score-board'],
    module: 'training/score-board-screen.tsx',
    typefaces: ['figtree'],
    calls: ['api/Challenges'],
  },
]

export default defineConfig({
  root: here('.'),
  // Relative, so that the shop also works below a path.
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
    // Source maps would show the text of fixes and notes before they are due.
    sourcemap: false,
    rolldownOptions: {
      output: {
        // A name that readers of the client know: its screens and the pages that it leads to stand in it.
        entryFileNames: 'main.js',
        chunkFileNames: (chunk) => chunkFileName(chunk, catalogue),
        // All of the first load in two files: every further one costs a request before the first screen.
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules/ },
            { name: 'app', tags: ['$initial'] },
            // What comes after the first screen, in one request more.
            { name: 'late', test: /app\/late-notices|node_modules\/(?:socket\.io|engine\.io)/ },
            // The first score board in one file and its style sheet, which a page at its address asks for at once.
            { name: 'training', test: /training\/score-board-screen/ },
          ],
        },
      },
    },
  },
})
