import { setImmediate as pause } from 'node:timers/promises'

/** Number of characters that are written before other requests run. */
const CHUNK_LENGTH = 64 * 1024

/** Joins the pieces of a long text into chunks, and lets other requests run after each. */
export async function* inChunks(pieces: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  let chunk = ''
  for await (const piece of pieces) {
    chunk += piece
    if (chunk.length < CHUNK_LENGTH) continue
    yield chunk
    chunk = ''
    await pause()
  }
  if (chunk !== '') yield chunk
}

type Items = AsyncIterable<unknown> | Iterable<unknown>

/** Writes an object as `JSON.stringify` does with an indentation of two spaces, and its lists item by item. */
export async function* jsonPieces(fields: Readonly<Record<string, object>>): AsyncGenerator<string> {
  let before = '{'
  for (const [name, value] of Object.entries(fields)) {
    yield `${before}\n  ${JSON.stringify(name)}: `
    if (isList(value)) yield* listPieces(value)
    else yield indented(value, '  ')
    before = ','
  }
  yield '\n}'
}

async function* listPieces(items: Items): AsyncGenerator<string> {
  let before = '['
  for await (const item of items) {
    yield `${before}\n    ${indented(item, '    ')}`
    before = ','
  }
  yield before === '[' ? '[]' : '\n  ]'
}

function isList(value: object): value is Items {
  return Symbol.iterator in value || Symbol.asyncIterator in value
}

function indented(value: unknown, indentation: string): string {
  // Line breaks within texts are escaped.
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${indentation}`)
}
