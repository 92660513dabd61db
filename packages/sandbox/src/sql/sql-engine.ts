import type { Engine } from '../pool/engine.ts'
import { LoadedImage, outOfMemory, SqlStopped } from './loaded-image.ts'
import { mergeLog } from './merge-log.ts'
import type { SqlEnd, SqlRequest } from './sql-job.ts'
import { Sqlite } from './sqlite.ts'

/**
 * Runs single statements on images of databases. It holds one image at a time, and restores the memory of SQLite before it opens
 * another one, so that no statement finds data of another world. It discards SQLite after an exhausted memory or a failure.
 */
export class SqlEngine implements Engine<SqlRequest, SqlEnd> {
  #sqlite: Sqlite | null = null
  #image: LoadedImage | null = null

  get holds(): string | null {
    return this.#image?.key ?? null
  }

  async prepare(): Promise<void> {
    await this.#started()
  }

  /** @throws TypeError when the request contains no image and its image is not loaded */
  async run(request: SqlRequest): Promise<SqlEnd> {
    if (!request.image && this.holds !== request.key) {
      throw new TypeError(`The image "${request.key}" is not loaded: the request has to contain it.`)
    }
    const sqlite = await this.#started()
    try {
      const image = this.#holding(sqlite, request)
      const start = performance.now()
      return { kind: 'rows', rows: image.run(request), milliseconds: performance.now() - start }
    } catch (error) {
      if (!(error instanceof SqlStopped) || error.end.limit === 'memory') this.#discard()
      if (error instanceof SqlStopped) return error.end
      // The engine itself failed, for instance by a statement nested deeper than its stack.
      return { kind: 'failed', message: 'internal error', code: 'SQLITE_INTERNAL', errno: 2, limit: undefined }
    } finally {
      if (sqlite.isBloated) this.#discard()
    }
  }

  #holding(sqlite: Sqlite, { key, image }: SqlRequest): LoadedImage {
    if (this.#image && (!image || this.#image.key === key)) return this.#image
    // The image is not closed: the memory is restored, and closing would run in memory that its statements may have damaged.
    this.#image = null
    if (image) this.#image = LoadedImage.open(sqlite, key, mergeLog(image.file, image.wal))
    if (!this.#image) throw outOfMemory()
    return this.#image
  }

  async #started(): Promise<Sqlite> {
    this.#sqlite ??= await Sqlite.start()
    return this.#sqlite
  }

  #discard(): void {
    this.#sqlite = null
    this.#image = null
  }
}
