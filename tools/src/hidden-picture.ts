import sharp from 'sharp'

/** Where a dark sign of the hidden drawing ends and its light ground begins. */
const MIDDLE = 128

/**
 * A picture that holds a drawing in the lowest bit of its red: nobody sees it, and any program that shows the planes of bits does.
 *
 * @param cover address of the file of the picture that everybody sees
 * @param hidden of the drawing, black on white
 * @param side of both in pixels
 * @returns PNG, which keeps every bit
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

/** The dots of a drawing from left to right, line by line: whether each is dark. */
export async function darkDots(drawing: string, side: number): Promise<boolean[]> {
  const { data, info } = await sharp(drawing)
    .resize(side, side)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Array.from({ length: side * side }, (_, index) => data[index * info.channels]! < MIDDLE)
}
