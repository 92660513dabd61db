import type { Plugin } from 'vite'

/** Removes spaces and comments, a third of what a start reads. Names stay, because error reports contain them. */
export const MINIFY_WHITESPACE = { compress: false, mangle: false, codegen: { removeWhitespace: true } } as const

/**
 * Escapes all characters beyond ASCII. One such character makes V8 store the text of the whole file with two bytes per character
 * while the server runs. The assistant's model is excluded: only workers read it, and it would be a quarter larger
 * (docs/performance.md).
 */
export const asciiPlugin: Plugin = {
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
