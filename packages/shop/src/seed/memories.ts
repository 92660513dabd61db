import type { NewShop } from '@fruit/world/registry/template'
import type { Cast } from '@fruit/world/world'
import { sql } from '../schema.ts'
import { PICTURES_FOLDER } from '../uploads/keep-upload.ts'

/** A photo that every shop has, regardless of its configuration. Owner and file name are part of the interface. */
const CAT_PHOTO = {
  image: 'ᓚᘏᗢ-#zatschi-#whoneedsfourlegs-1572600969477.jpg',
  caption: 'Three paws, nine lives, and the whole sofa is hers.',
  user: 'bjoernOwasp',
}

/** Stores the photos of a new shop. */
export function seedMemories(shop: NewShop, cast: Cast, stamps: { createdAt: string; updatedAt: string }): void {
  const configured = shop.configuration.memories.map((memory) => ({
    ...memory,
    user:
      (memory.geoStalkingMetaSecurityQuestion !== undefined && 'john') ||
      (memory.geoStalkingVisualSecurityQuestion !== undefined && 'emma') ||
      memory.user,
  }))
  for (const { image, caption = '', user = '' } of [CAT_PHOTO, ...configured]) {
    const imagePath = /^https?:/i.test(image) ? image : `${PICTURES_FOLDER.slice(1)}/${image}`
    shop.db.run(
      sql
        .insertInto('Memories')
        .values({ UserId: cast[user]?.id ?? null, caption, imagePath, ...stamps })
        .compile(),
    )
  }
}
