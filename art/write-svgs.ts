import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { AVATARS, HELPERS, PORTRAITS } from './avatars/portraits.ts'
import { BRAND } from './brand/marks.ts'
import { EMPTY_STATES } from './illustrations/empty-states.ts'
import { FIRST_MINUTE } from './illustrations/first-minute.ts'
import { OCCASIONS } from './illustrations/occasions.ts'
import { ILLUSTRATIONS } from './illustrations/scenes.ts'
import { LESSONS } from './lessons/lessons.ts'
import { PAGES } from './pages/pages.ts'
import { EVENINGS } from './photos/evenings.ts'
import { GUESTS } from './photos/guests.ts'
import { OUTDOORS } from './photos/outdoors.ts'
import { PETS } from './photos/pets.ts'
import { TOWN } from './photos/town.ts'
import { CANS } from './products/cans.ts'
import { FAR_BOTTLES } from './products/far-bottles.ts'
import { GARDEN_DRINKS } from './products/garden-drinks.ts'
import { GIFTS } from './products/gifts.ts'
import { HEDGE_DRINKS } from './products/hedge-drinks.ts'
import { KEEPSAKES } from './products/keepsakes.ts'
import { ORCHARD_BOTTLES } from './products/orchard-bottles.ts'
import { PANTRY } from './products/pantry.ts'
import { SPICED_DRINKS } from './products/spiced-drinks.ts'
import { TOOLS } from './products/tools.ts'
import { WEAR } from './products/wear.ts'

// Writes every drawing as an SVG file into its folder, and those of lessons beside their texts:
// npx tsx art/write-svgs.ts
// Then tooling/art/render-art.ts renders them for the shop.

const FOLDERS: Record<string, Record<string, () => string>> = {
  brand: BRAND,
  illustrations: { ...ILLUSTRATIONS, ...EMPTY_STATES, ...OCCASIONS, ...FIRST_MINUTE },
  avatars: { ...AVATARS, ...PORTRAITS, ...HELPERS },
  pages: PAGES,
  photos: { ...OUTDOORS, ...EVENINGS, ...TOWN, ...PETS, ...GUESTS },
  products: {
    ...ORCHARD_BOTTLES,
    ...FAR_BOTTLES,
    ...CANS,
    ...GARDEN_DRINKS,
    ...HEDGE_DRINKS,
    ...PANTRY,
    ...SPICED_DRINKS,
    ...GIFTS,
    ...TOOLS,
    ...WEAR,
    ...KEEPSAKES,
  },
}

for (const [folder, pictures] of Object.entries(FOLDERS)) {
  const path = fileURLToPath(new URL(`./${folder}/`, import.meta.url))
  mkdirSync(path, { recursive: true })
  for (const file of readdirSync(path)) if (file.endsWith('.svg')) rmSync(path + file)
  for (const [name, draw] of Object.entries(pictures)) writeFileSync(`${path}${name}.svg`, draw())
  console.log(`${folder}: ${Object.keys(pictures).length}`)
}

// Pictures of lessons are in the folders of their texts.
for (const [path, draw] of Object.entries(LESSONS))
  writeFileSync(fileURLToPath(new URL(`../packages/catalogue/paths/${path}/picture.svg`, import.meta.url)), draw())
console.log(`lessons: ${Object.keys(LESSONS).length}`)
