import { type LoadedChunk, loadServer, writeCodeCache } from './loader.ts'

// Entry that only the build runs. At its end it writes V8's code cache. A server that players reach writes no code.
compile(__dirname)

function compile(folder: string): void {
  const chunks: LoadedChunk[] = []
  process.once('exit', () => writeCodeCache(folder, chunks))
  loadServer(folder, (chunk) => chunks.push(chunk))
}
