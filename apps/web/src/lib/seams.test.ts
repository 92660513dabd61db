import { expect, test, vi } from 'vitest'
import { browserSeam, loadSeams } from './seams.ts'

const label = browserSeam('bottle.label', 'label', () => 'safe')
const BASE = 'http://shop.test/below/'
const variants = { aaaaaaaaaaaa: async () => ({ label: () => 'flawed' }), bbbbbbbbbbbb: async () => ({}) }

test('a seam runs the variant that the world chose', async () => {
  const seams = await loadSeams({ 'bottle.label': 'aaaaaaaaaaaa' }, variants, BASE)
  expect(seams.use(label)()).toBe('flawed')
})

test('a seam that the world does not name is safe', async () => {
  const seams = await loadSeams({}, variants, BASE)
  expect(seams.use(label)()).toBe('safe')
})

test('a variant that leaves the seam out leaves it safe', async () => {
  const seams = await loadSeams({ 'bottle.label': 'bbbbbbbbbbbb' }, variants, BASE)
  expect(seams.use(label)()).toBe('safe')
})

test.each(['cccccccccccc', 'constructor'])(
  'an unknown variant (%s) is reported and its seam stays safe, while others run',
  async (unknown) => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    const seams = await loadSeams({ other: unknown, 'bottle.label': 'aaaaaaaaaaaa' }, variants, BASE)
    expect(seams.use(label)()).toBe('flawed')
    expect(report).toHaveBeenCalledWith('The seam other stays safe.', expect.any(Error))
    report.mockRestore()
  },
)

test('a module that the player wrote is loaded from the shop, wherever the shop lives', async () => {
  const load = vi.fn(async () => ({ label: () => 'written' }))
  const seams = await loadSeams({ 'bottle.label': 'rest/own.js?3f' }, variants, BASE, load)
  expect(seams.use(label)()).toBe('written')
  expect(load).toHaveBeenCalledWith('http://shop.test/below/rest/own.js?3f')
})
