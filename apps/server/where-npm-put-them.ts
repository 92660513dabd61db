/**
 * Libraries that stay where npm put them: native code, what finds files of its own beside itself, and what is so large and
 * so rarely needed that a start must not read past it. All others are bundled: reading and resolving their many small files one by
 * one took most of a start.
 */
export const WHERE_NPM_PUT_THEM = [
  'libsql',
  'quickjs-emscripten',
  '@sqlite.org/sqlite-wasm',
  'libxml2-wasm',
  'sucrase',
  'solc',
  '@cantoo/pdf-lib',
  'pg',
]

/** Libraries that no module imports: the server reads the files of the API documentation's page by their paths. */
export const READ_AS_FILES = ['@fastify/swagger-ui']
