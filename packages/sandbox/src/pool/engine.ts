/** Processes requests in a worker, one after another. */
export interface Engine<Request, End> {
  /** Prepares the engine, so that the first request does not need time for it. */
  prepare?(): Promise<void>

  /** @throws Error when the engine failed for a reason other than a limit, which the request did not cause */
  run(request: Request): Promise<End>

  /** Key of the loaded database image, for an engine that loads images. */
  readonly holds?: string | null
}
