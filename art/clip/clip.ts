import { circle, clip } from '../drawing/shape.ts'
import { bottling } from './bottling.ts'
import { share, smooth } from './motion.ts'
import { name } from './name.ts'
import { orchard } from './orchard.ts'
import { pressing } from './pressing.ts'

// The promotion clip: how the fruit gets into the bottle. It has subtitles and no sound.

/** Size of the picture, length in seconds, and frames per second. */
export const CLIP = { width: 640, height: 360, seconds: 15, rate: 25 } as const

/** Scenes in order: each opens as a circle around a point of the previous one. */
const SCENES = [
  { draw: orchard, opens: 0, x: 0, y: 0 },
  { draw: pressing, opens: 3.55, x: 360, y: 330 },
  { draw: bottling, opens: 8.75, x: 400, y: 300 },
  { draw: name, opens: 11.9, x: 320, y: 250 },
] as const

const OPENING = 0.5

/** Subtitles, with start and end in seconds. */
export const SUBTITLES = [
  { from: 0.3, to: 3.3, text: 'Sunrise in the orchard. Nobody is looking.' },
  { from: 3.6, to: 5.8, text: 'Well. One of them fell.' },
  { from: 6, to: 8.6, text: 'We press it slowly, and we press no charges.' },
  { from: 9, to: 11.7, text: 'Into the bottle, a name on it, the lid on top.' },
  { from: 12.2, to: 14.8, text: 'Forbidden Fruit. Go on, have a bite.' },
] as const

/** The frame at a time, as the text of an SVG file. */
export function frameAt(time: number): string {
  const open = SCENES.filter(({ opens }) => time >= opens)
  const current = open.at(-1)!
  const progress = current === SCENES[0] ? 1 : smooth(share(time, current.opens, current.opens + OPENING))
  const before = open.at(-2)
  const shown =
    before && progress < 1
      ? before.draw(time) + clip(circle(current.x, current.y, Math.max(progress * 740, 0.1)), current.draw(time))
      : current.draw(time)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CLIP.width} ${CLIP.height}" width="${CLIP.width}" height="${CLIP.height}">${shown}</svg>`
}
