import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { refuseModules } from '../web/plugins/refuse-modules.ts'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/',
  plugins: [react(), refuseModules(['zod', 'yaml'])],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // The Content Security Policy allows no inline content, so images and fonts stay files.
    assetsInlineLimit: 0,
  },
})
