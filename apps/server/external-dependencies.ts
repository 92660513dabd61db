/**
 * External dependencies, which are not bundled: native code, libraries that load their own files, and large, rarely used libraries.
 * All others are bundled, because resolving and reading their many small files took most of a start.
 */
export const EXTERNAL_DEPENDENCIES = [
  'libsql',
  'quickjs-emscripten',
  '@sqlite.org/sqlite-wasm',
  'libxml2-wasm',
  'sucrase',
  'solc',
  '@cantoo/pdf-lib',
  'pg',
]

/** Libraries that no module imports. The server reads their files by path, for the page of the API documentation. */
export const READ_AS_FILES = ['@fastify/swagger-ui']
