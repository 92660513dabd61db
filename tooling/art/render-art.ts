import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { root } from '../sources.mjs'
import { hiddenPicture } from './hidden-picture.ts'

// Renders the drawings of art at the sizes of the shop: npx tsx tooling/art/render-art.ts
// The drawings come from art/write-svgs.ts. The rendered files are committed, so that builds need neither.

/** Side of a product picture in pixels: the card of the widest grid, on a screen of medium density. */
const SIDE = 480
const QUALITY = 76
/** Side of the about page picture that hides another one. */
const CAROUSEL_SIDE = 300
const PHOTO = { quality: 76, mozjpeg: true } as const

const art = join(root, 'art')
const shown = join(root, 'apps/web/public/assets/public')
const images = join(shown, 'images')

/** The picture whose metadata names the software and the model: a clue for players. */
const BLUEPRINT = 'serpent-keyring'
const BLUEPRINT_TRAIL = {
  IFD0: {
    Software: 'OpenSCAD',
    ImageDescription: 'SerpentKeyring, exported for the slicer',
    Artist: 'Forbidden Fruit',
  },
}

/** The photo whose metadata has GPS coordinates: another clue. Degrees, minutes and seconds of 36.9587 N, 84.3482 W. */
const GORGE = 'above-the-gorge'
const GORGE_TRAIL = {
  IFD0: { Make: 'Pome', Model: 'Pocket Camera 3', Software: 'PomeOS 3.1' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '36/1 57/1 3132/100',
    GPSLongitudeRef: 'W',
    GPSLongitude: '84/1 20/1 5352/100',
  },
}

/** The photo whose name needs URL encoding. The interface requires that name. */
const HASHED = 'three-paws'
const HASHED_NAME = 'ᓚᘏᗢ-#zatschi-#whoneedsfourlegs-1572600969477'

function drawings(folder: string): string[] {
  return readdirSync(join(art, folder)).filter((file) => file.endsWith('.svg'))
}

async function renderProducts(): Promise<void> {
  const folder = join(images, 'products')
  mkdirSync(folder, { recursive: true })
  let bytes = 0
  const names = drawings('products')
  for (const file of names) {
    const { name } = parse(file)
    const picture = sharp(join(art, 'products', file), { density: (72 * SIDE) / 480 }).resize(SIDE, SIDE)
    // JPEG for this one, because more programs show the metadata of JPEG files.
    const target = join(folder, name === BLUEPRINT ? `${name}.jpg` : `${name}.webp`)
    if (name === BLUEPRINT) await picture.jpeg({ quality: 82, mozjpeg: true }).withExif(BLUEPRINT_TRAIL).toFile(target)
    else await picture.webp({ quality: QUALITY, effort: 6, smartSubsample: true }).toFile(target)
    bytes += statSync(target).size
  }
  console.log(`products: ${names.length} pictures, ${(bytes / 1000).toFixed(0)} kB`)
}

async function renderPhotos(): Promise<void> {
  const folder = join(images, 'uploads')
  mkdirSync(folder, { recursive: true })
  for (const file of drawings('photos')) {
    const { name } = parse(file)
    const picture = sharp(join(art, 'photos', file))
    // GPS coordinates in the format that most programs read.
    if (name === GORGE)
      await picture
        .jpeg(PHOTO)
        .withExif(GORGE_TRAIL)
        .toFile(join(folder, `${name}.jpg`))
    else if (name === HASHED) await jpeg(picture, join(folder, `${HASHED_NAME}.jpg`))
    else await picture.webp({ quality: 78, effort: 6, smartSubsample: true }).toFile(join(folder, `${name}.webp`))
  }
}

async function renderOthers(): Promise<void> {
  for (const file of drawings('illustrations')) copyFileSync(join(art, 'illustrations', file), join(images, file))
  // The header shows the name beside a square logo: the version that suits light and dark backgrounds.
  copyFileSync(join(art, 'brand/favicon.svg'), join(images, 'logo.svg'))
  copyFileSync(join(art, 'brand/logo.svg'), join(images, 'wordmark.svg'))
  copyFileSync(join(art, 'brand/logo-on-dark.svg'), join(images, 'wordmark-on-dark.svg'))
  copyFileSync(join(art, 'brand/favicon.svg'), join(shown, 'favicon.svg'))
  await png(join(art, 'brand/favicon.svg'), 32, join(shown, 'favicon-32.png'))
  await png(join(art, 'brand/touch-icon.svg'), 180, join(shown, 'touch-icon.png'))
}

async function renderPages(): Promise<void> {
  const pages = join(art, 'pages')
  for (const name of ['recycle-peel', 'recycle-press', 'planet-bramley'])
    await sharp(join(pages, `${name}.svg`))
      .webp({ quality: QUALITY, effort: 6, smartSubsample: true })
      .toFile(join(images, `${name}.webp`))
  mkdirSync(join(images, 'carousel'), { recursive: true })
  const cover = join(art, 'products/plum-guilty.svg')
  writeFileSync(
    join(images, 'carousel/5.png'),
    await hiddenPicture(cover, join(pages, 'hidden-worm.svg'), CAROUSEL_SIDE),
  )
  // Only the page behind the paywall serves this picture. It is not among the public images.
  await jpeg(sharp(join(pages, 'premium.svg')), join(root, 'packages/shop/src/content/premium-picture.jpg'))
}

async function renderPeople(): Promise<void> {
  const avatars = join(art, 'avatars')
  const uploads = join(images, 'uploads')
  copyFileSync(join(avatars, 'default.svg'), join(uploads, 'default.svg'))
  for (const name of ['chat-bot', 'instructor']) copyFileSync(join(avatars, `${name}.svg`), join(images, `${name}.svg`))
  await png(join(avatars, 'defaultAdmin.svg'), 200, join(uploads, 'defaultAdmin.png'))
  await png(join(avatars, '12.svg'), 256, join(uploads, '12.png'))
  for (const name of ['13', '20'])
    await jpeg(sharp(join(avatars, `${name}.svg`), { density: 144 }).resize(256, 256), join(uploads, `${name}.jpg`))
}

/** The JFIF segment: without it or metadata, the shop does not recognize a JPEG picture. */
const JFIF = Buffer.from('ffe000104a46494600010100004800480000', 'hex')

async function jpeg(picture: Sharp, target: string): Promise<void> {
  const bytes = await picture.jpeg(PHOTO).toBuffer()
  writeFileSync(target, Buffer.concat([bytes.subarray(0, 2), JFIF, bytes.subarray(2)]))
}

async function png(source: string, side: number, target: string): Promise<void> {
  await sharp(readFileSync(source), { density: 300 })
    .resize(side, side, { fit: 'contain', background: '#00000000' })
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(target)
}

await renderProducts()
await renderPhotos()
await renderPeople()
await renderPages()
await renderOthers()
