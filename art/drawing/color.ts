/** The palette: every picture uses these colours and their mixtures. */
export const INK = {
  ink: '#17302b',
  cream: '#fbf3e2',
  bone: '#efe1c6',
  white: '#fffdf6',
  pomegranate: '#b3203a',
  cherry: '#d2323f',
  ember: '#e2542e',
  orange: '#f08a24',
  apricot: '#f5a55a',
  mango: '#f8ba38',
  lemon: '#f7d94c',
  pear: '#bdd363',
  leaf: '#5c9440',
  bottle: '#24564a',
  moss: '#7f9457',
  teal: '#3f8f86',
  blueberry: '#3d4a8c',
  plum: '#70326a',
  fig: '#4b2748',
  rose: '#f0988f',
  blush: '#f9d6c8',
  mint: '#cfe6d6',
  sand: '#f3dfb8',
  sky: '#bcd9dd',
  lilac: '#d9c8e3',
  wood: '#a9683a',
  bark: '#6d4029',
  clay: '#cb7448',
  copper: '#bf6a3f',
  steel: '#b8c5c2',
  kraft: '#d3a873',
} as const

type Channels = readonly [number, number, number]

function channels(color: string): Channels {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)
  if (!match) throw new Error(`"${color}" is not a colour: write it as #rrggbb`)
  return [Number.parseInt(match[1]!, 16), Number.parseInt(match[2]!, 16), Number.parseInt(match[3]!, 16)]
}

/**
 * Mixes two colours.
 *
 * @param share of the second one, 0 to 1
 */
export function mix(first: string, second: string, share: number): string {
  const a = channels(first)
  const b = channels(second)
  return `#${a
    .map((value, i) =>
      Math.round(value + (b[i]! - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The shaded side of a thing: greens become bottle green, other colours plum. */
export function shade(color: string, depth = 0.24): string {
  const [red, green, blue] = channels(color)
  return mix(color, green > red && green > blue ? '#0e3a31' : '#3a1238', depth)
}

/** The lit side of a thing. */
export function tint(color: string, amount = 0.35): string {
  return mix(color, '#fff8e8', amount)
}
