/** Carries out requests in a worker, one after another. */
export interface Engine<Request, End> {
  /** Gets ready for the first request, which would otherwise do it within its own time. */
  prepare?(): Promise<void>

  /** @throws Error when the engine broke in a way that is not known to be a limit; the request is not to blame then */
  run(request: Request): Promise<End>

  /** Key of the database image that is loaded, of an engine that loads images. */
  readonly holds?: string | null
}
