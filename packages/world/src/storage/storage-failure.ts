import type { Message } from '../texts/texts.ts'
import { HttpError } from '../visits/http-error.ts'

/** Thrown when a world cannot serve a request because of the host's storage, not because of the request. */
export abstract class StorageFailure extends HttpError {
  constructor(status: number, saying: Message, name: string) {
    super(status, saying, { name, isForeseen: true })
  }
}

/** Responds with 507: nothing was stored, and earlier data is intact. */
export class DiskFull extends StorageFailure {
  constructor(
    saying: Message = 'The disk of this server is full, so this was not stored. What was stored before is safe. Tell whoever runs the shop, and try again when there is room.',
  ) {
    super(507, saying, 'DiskFull')
  }
}

/** Responds with 503 to every request in a world whose files cannot be read. */
export class DamagedWorld extends StorageFailure {
  readonly damage: Damage

  constructor(damage: Damage) {
    super(
      503,
      damage.part === 'shop'
        ? 'A file of your shop is damaged, so it cannot be opened. Whoever runs the shop has been told. You can wait until they bring it back, or open a new shop. Your progress is kept.'
        : 'The file of your progress is damaged, so your shop stays closed. Whoever runs the shop has been told. You can wait until they bring it back, or go on with as much of your progress as can still be read.',
      'DamagedWorld',
    )
    this.damage = damage
  }
}

/** Damage of a world's file. */
export interface Damage {
  /** `shop`: a new shop solves it; `progress`: its readable part can be saved. */
  readonly part: 'shop' | 'progress'
  /** Absolute path of the file. */
  readonly file: string
  /** Why the file cannot be used, for the operator of the server. */
  readonly reason: string
}
