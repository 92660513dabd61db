import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { asciiPlugin, MINIFY_WHITESPACE } from './output-chunks.ts'

/** Maximum size of the assistant's model, in bytes (decision 59). */
const MAX_MODEL_BYTES = 300_000

/** Builds a module into one chunk, with the output options of the server's build. */
async function built(module: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [asciiPlugin],
    build: {
      ssr: fileURLToPath(new URL(`../../packages/${module}`, import.meta.url)),
      write: false,
      minify: false,
      rolldownOptions: { output: { minify: MINIFY_WHITESPACE } },
    },
  })
  const { output } = made as Extract<typeof made, { output: unknown }>
  expect(output).toHaveLength(1)
  return output[0].code
}

it('the built model of the assistant stays below its size limit', async () => {
  const code = await built('assistant/src/model.ts')
  expect(code).toContain('Gutschein')
  expect(Buffer.byteLength(code)).toBeLessThan(MAX_MODEL_BYTES)
})

it('other chunks contain ASCII only', async () => {
  const code = await built('contracts/src/languages.ts')
  expect(code).toContain('Fran\\u00e7ais')
  expect(code).toMatch(/^[\0-\x7f]*$/)
})
