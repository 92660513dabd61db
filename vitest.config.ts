import { defineConfig } from 'vitest/config'

const proofs = ['apps/server/src/proofs/**/*.test.ts', 'packages/catalogue/**/proof.test.ts']

export default defineConfig({
  test: {
    // A continuous integration wants the failures and the numbers; people like to see what runs.
    reporters: [
      process.env.CI ? 'dot' : 'default',
      ...(process.env.TEST_REPORT ? [['json', { outputFile: process.env.TEST_REPORT }] as ['json', object]] : []),
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,apps,tools,e2e}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', ...proofs],
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: { name: 'proofs', include: proofs, testTimeout: 20_000, hookTimeout: 30_000 },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          // Journeys time what a person would feel: they run when the rest is done, and one at a time.
          sequence: { groupOrder: 1 },
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
