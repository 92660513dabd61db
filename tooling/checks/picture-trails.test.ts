import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { root } from '../sources.mjs'

const images = join(root, 'apps/web/public/assets/public/images')

/** The EXIF block of a picture. */
async function metadataOf(path: string): Promise<Buffer> {
  const { exif } = await sharp(join(images, path)).metadata()
  return exif!.subarray('Exif\0\0'.length)
}

/** A directory of an EXIF block: offset of the value of each tag. */
function directory(block: Buffer, at: number): Map<number, number> {
  const count = block.readUInt16LE(at)
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = at + 2 + index * 12
      return [block.readUInt16LE(entry), entry + 8]
    }),
  )
}

test('the photo above the gorge has GPS coordinates', async () => {
  const block = await metadataOf('uploads/above-the-gorge.jpg')
  expect(block.toString('latin1', 0, 2)).toBe('II')
  const position = directory(block, block.readUInt32LE(directory(block, block.readUInt32LE(4)).get(0x8825)!))
  const degrees = (tag: number) => {
    const at = block.readUInt32LE(position.get(tag)!)
    const part = (index: number) => block.readUInt32LE(at + index * 8) / block.readUInt32LE(at + index * 8 + 4)
    return part(0) + part(1) / 60 + part(2) / 3600
  }
  const side = (tag: number) => block.toString('latin1', position.get(tag)!, position.get(tag)! + 1)
  expect([degrees(2), side(1)]).toEqual([expect.closeTo(36.9587, 4), 'N'])
  expect([degrees(4), side(3)]).toEqual([expect.closeTo(84.3482, 4), 'W'])
})

test('no other photo has metadata', async () => {
  const others = readdirSync(join(images, 'uploads')).filter((file) => /(?:webp|jpg|png)$/.test(file))
  for (const file of others.filter((file) => !file.startsWith('above-')))
    expect([file, (await sharp(join(images, 'uploads', file)).metadata()).exif]).toEqual([file, undefined])
})

test('the photo whose name needs URL encoding has that name', () => {
  const name = decodeURIComponent('%E1%93%9A%E1%98%8F%E1%97%A2-%23zatschi-%23whoneedsfourlegs-1572600969477.jpg')
  expect(existsSync(join(images, 'uploads', name))).toBe(true)
})

test('photos of the wall have at most 60 kB, and the clip at most 1.2 MB', () => {
  const sizes = readdirSync(join(images, 'uploads')).map((file) => statSync(join(images, 'uploads', file)).size)
  expect(Math.max(...sizes)).toBeLessThan(60_000)
  expect(statSync(join(images, '../videos/owasp_promo.mp4')).size).toBeLessThan(1_200_000)
})

test('each photo with the ending .jpg is a JPEG picture for the shop', () => {
  const photos = readdirSync(join(images, 'uploads')).filter((file) => file.endsWith('.jpg'))
  for (const file of photos)
    expect([file, readFileSync(join(images, 'uploads', file)).toString('hex', 0, 4)]).toEqual([
      file,
      expect.stringMatching(/^ffd8ffe[01]$/),
    ])
})
