import { keepCompiled, type LoadedChunk, loadServer } from './loader.ts'

// The built server, run by the build alone: when it ends, it leaves what V8 compiled of it. A server that players reach
// writes no code.
compile(__dirname)

function compile(folder: string): void {
  const chunks: LoadedChunk[] = []
  process.once('exit', () => keepCompiled(folder, chunks))
  loadServer(folder, (chunk) => chunks.push(chunk))
}
