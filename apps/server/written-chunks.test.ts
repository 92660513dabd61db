import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { inAscii, WITHOUT_SPACES } from './written-chunks.ts'

/** Bytes that the assistant's model may have (decision 59). */
const MOST_OF_MODEL = 300_000

/** The one chunk that comes of a module, written as the server's build writes it. */
async function built(module: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [inAscii],
    build: {
      ssr: fileURLToPath(new URL(`../../packages/${module}`, import.meta.url)),
      write: false,
      minify: false,
      rolldownOptions: { output: { minify: WITHOUT_SPACES } },
    },
  })
  const { output } = made as Extract<typeof made, { output: unknown }>
  expect(output).toHaveLength(1)
  return output[0].code
}

it('the model of the assistant is small as it is built', async () => {
  const code = await built('assistant/src/model.ts')
  expect(code).toContain('Gutschein')
  expect(Buffer.byteLength(code)).toBeLessThan(MOST_OF_MODEL)
})

it('other chunks are in ASCII', async () => {
  const code = await built('contracts/src/languages.ts')
  expect(code).toContain('Fran\\u00e7ais')
  expect(code).toMatch(/^[\0-\x7f]*$/)
})
