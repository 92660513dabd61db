import { Refusal } from './refusal.ts'
import type { Saying } from './texts/texts.ts'

/** Thrown where the host's storage is the reason that a world cannot do what was asked, not what was asked. */
export abstract class StorageFailure extends Refusal {
  constructor(status: number, saying: Saying, name: string) {
    super(status, saying, { name, isForeseen: true })
  }
}

/** Answered with 507: nothing was stored, and what was stored before is still there. */
export class DiskFull extends StorageFailure {
  constructor(
    saying: Saying = 'The disk of this server is full, so this was not stored. What was stored before is safe. Tell whoever runs the shop, and try again when there is room.',
  ) {
    super(507, saying, 'DiskFull')
  }
}

/** Answered with 503, instead of everything in a world whose files cannot be read. */
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

/** What is wrong with the files of a world. */
export interface Damage {
  /** `shop`: a new shop helps; `progress`: what can be read of it can be saved. */
  readonly part: 'shop' | 'progress'
  /** Absolute path of the file. */
  readonly file: string
  /** Why it cannot be used, for whoever runs the server. */
  readonly reason: string
}
