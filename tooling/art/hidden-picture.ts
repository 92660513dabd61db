import sharp from 'sharp'

/** Threshold between dark and light pixels of the hidden drawing. */
const MIDDLE = 128

/**
 * Hides a drawing in the lowest bit of the red channel of a picture (steganography).
 *
 * @param cover path of the visible picture
 * @param hidden path of the drawing, black on white
 * @param side of both in pixels
 * @returns PNG, which is lossless
 */
export async function hiddenPicture(cover: string, hidden: string, side: number): Promise<Buffer> {
  const { data, info } = await sharp(cover)
    .resize(side, side)
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const [index, isDark] of (await darkDots(hidden, side)).entries()) {
    const red = index * info.channels
    data[red] = (data[red]! & 0xfe) | (isDark ? 1 : 0)
  }
  return sharp(data, { raw: info }).png({ compressionLevel: 9, palette: false }).toBuffer()
}

/** Whether each pixel of a drawing is dark, row by row. */
export async function darkDots(drawing: string, side: number): Promise<boolean[]> {
  const { data, info } = await sharp(drawing)
    .resize(side, side)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Array.from({ length: side * side }, (_, index) => data[index * info.channels]! < MIDDLE)
}
