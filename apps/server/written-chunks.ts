import type { Plugin } from 'vite'

/** Spaces and comments are a third of what a start reads. Names stay: they stand in reports of errors. */
export const WITHOUT_SPACES = { compress: false, mangle: false, codegen: { removeWhitespace: true } } as const

/**
 * Writes all signs beyond ASCII as escapes. One of them makes V8 keep the whole text of a file with two bytes for each sign, as long
 * as the server runs. The assistant's model stays as it is: only workers read it, and it
 * would be a quarter larger (docs/performance.md).
 */
export const inAscii: Plugin = {
  name: 'fruit:ascii',
  generateBundle: (_options, bundle) => {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && !chunk.moduleIds.some((id) => /[\\/]packages[\\/]assistant[\\/]/.test(id)))
        chunk.code = chunk.code.replace(
          /[^\0-\x7f]/g,
          (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
        )
  },
}
