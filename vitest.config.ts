import { defineConfig } from 'vitest/config'
export default defineConfig({ test: { projects: [{ test: { name: 'e2e', include: ['e2e/**/*.e2e.ts'], testTimeout: 60000, hookTimeout: 60000 } }] } })
