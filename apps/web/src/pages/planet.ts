import { defaultSurface, drawSphere, type Rotation, type Surface } from './sphere.ts'

// The hidden planet: packages/shop/src/hidden/routes.ts renders its page.

/** Radians per second. */
const SPEED = 0.35
/** Radians for each press of an arrow key. */
const STEP = 0.15
const MAX_TILT = 1.2
const STARS = 90

const canvas = document.querySelector<HTMLCanvasElement>('#planet')!
const button = document.querySelector<HTMLButtonElement>('#turning')!
const context = canvas.getContext('2d')!
const side = canvas.width
const frame = context.createImageData(side, side)
const planet = document.createElement('canvas')
planet.width = side
planet.height = side

let surface: Surface = defaultSurface(512, 256)
let stand: Rotation = { turn: 0, tilt: 0.25 }
let turning = !matchMedia('(prefers-reduced-motion: reduce)').matches
let last: number | null = null

function draw(): void {
  drawSphere(frame.data, side, surface, stand)
  planet.getContext('2d')!.putImageData(frame, 0, 0)
  context.clearRect(0, 0, side, side)
  drawStars()
  context.drawImage(planet, 0, 0)
}

/** Draws the same stars each time, distributed evenly without a visible pattern by the golden ratio. */
function drawStars(): void {
  for (let star = 1; star <= STARS; star++) {
    const x = (star * 0.618034 * side) % side
    const y = (star * star * 0.754878 * side) % side
    context.fillStyle = `rgb(255 255 255 / ${20 + ((star * 37) % 60)}%)`
    context.fillRect(x, y, star % 9 === 0 ? 2 : 1, star % 9 === 0 ? 2 : 1)
  }
}

function turnOn(time: number): void {
  if (!turning) {
    last = null
    return
  }
  if (last !== null) stand = { ...stand, turn: stand.turn + (SPEED * Math.min(100, time - last)) / 1000 }
  last = time
  draw()
  requestAnimationFrame(turnOn)
}

function turnBy(turn: number, tilt: number): void {
  stand = { turn: stand.turn + turn, tilt: Math.max(-MAX_TILT, Math.min(MAX_TILT, stand.tilt + tilt)) }
  if (!turning) draw()
}

function showButton(): void {
  button.hidden = false
  button.textContent = (turning ? button.dataset.hold : button.dataset.turn) ?? ''
}

button.addEventListener('click', () => {
  turning = !turning
  showButton()
  if (turning) requestAnimationFrame(turnOn)
})

canvas.addEventListener('keydown', (event) => {
  const by = { ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0], ArrowUp: [0, STEP], ArrowDown: [0, -STEP] }[event.key]
  if (!by) return
  event.preventDefault()
  turnBy(by[0]!, by[1]!)
})

canvas.addEventListener('pointermove', (event) => {
  if (event.buttons === 0) return
  const radius = canvas.clientWidth * 0.4
  turnBy(-event.movementX / radius, event.movementY / radius)
})
canvas.addEventListener('pointerdown', (event) => canvas.setPointerCapture(event.pointerId))

/** Loads the configured map. A map from another origin that may not be read leaves the planet without one. */
async function readSurface(address: string): Promise<void> {
  const picture = new Image()
  picture.crossOrigin = 'anonymous'
  picture.src = address
  await picture.decode()
  const map = document.createElement('canvas')
  map.width = 1024
  map.height = 512
  const pen = map.getContext('2d')!
  pen.drawImage(picture, 0, 0, map.width, map.height)
  surface = pen.getImageData(0, 0, map.width, map.height)
  if (!turning) draw()
}

showButton()
draw()
requestAnimationFrame(turnOn)
if (canvas.dataset.surface) readSurface(canvas.dataset.surface).catch(() => {})
