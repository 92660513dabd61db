import { defineBrowserSeam } from '@fruit/isomorphic/seam'
import { expect, test, vi } from 'vitest'
import { loadSeams } from './seams.ts'

const label = defineBrowserSeam('bottle.label', () => 'safe')
const variants = { aaaaaaaaaaaa: async () => ({ label: () => 'flawed' }), bbbbbbbbbbbb: async () => ({}) }
const noOwn = async (address: string) => Promise.reject(new Error(`Unexpected module ${address}.`))

test("runs the player's own module", async () => {
  const own = async (address: string) => ({ label: () => `from ${address}` })
  const seams = await loadSeams({ 'bottle.label': 'rest/own.js?1' }, variants, own)
  expect(seams.use(label)()).toBe('from rest/own.js?1')
})

test('runs the variant that the world chose', async () => {
  const seams = await loadSeams({ 'bottle.label': 'aaaaaaaaaaaa' }, variants, noOwn)
  expect(seams.use(label)()).toBe('flawed')
})

test('runs the safe implementation if the world does not name the seam', async () => {
  const seams = await loadSeams({}, variants, noOwn)
  expect(seams.use(label)()).toBe('safe')
})

test('runs the safe implementation if the variant does not export the seam', async () => {
  const seams = await loadSeams({ 'bottle.label': 'bbbbbbbbbbbb' }, variants, noOwn)
  expect(seams.use(label)()).toBe('safe')
})

test.each(['cccccccccccc', 'constructor'])(
  'reports an unknown variant (%s) and runs the safe implementation and the other variants',
  async (unknown) => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    const seams = await loadSeams({ other: unknown, 'bottle.label': 'aaaaaaaaaaaa' }, variants, noOwn)
    expect(seams.use(label)()).toBe('flawed')
    expect(report).toHaveBeenCalledWith('The seam other runs the safe implementation.', expect.any(Error))
    report.mockRestore()
  },
)
