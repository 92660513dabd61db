import { defineBrowserSeam } from '@fruit/isomorphic/seam'
import { expect, test, vi } from 'vitest'
import { loadSeams } from './seams.ts'

const label = defineBrowserSeam('bottle.label', () => 'safe')
const variants = { aaaaaaaaaaaa: async () => ({ label: () => 'flawed' }), bbbbbbbbbbbb: async () => ({}) }
const noOwn = async (address: string) => Promise.reject(new Error(`Nobody wrote ${address}.`))

test('a seam runs what the player wrote', async () => {
  const own = async (address: string) => ({ label: () => `from ${address}` })
  const seams = await loadSeams({ 'bottle.label': 'rest/own.js?1' }, variants, own)
  expect(seams.use(label)()).toBe('from rest/own.js?1')
})

test('a seam runs the variant that the world chose', async () => {
  const seams = await loadSeams({ 'bottle.label': 'aaaaaaaaaaaa' }, variants, noOwn)
  expect(seams.use(label)()).toBe('flawed')
})

test('a seam that the world does not name is safe', async () => {
  const seams = await loadSeams({}, variants, noOwn)
  expect(seams.use(label)()).toBe('safe')
})

test('a variant that leaves the seam out leaves it safe', async () => {
  const seams = await loadSeams({ 'bottle.label': 'bbbbbbbbbbbb' }, variants, noOwn)
  expect(seams.use(label)()).toBe('safe')
})

test.each(['cccccccccccc', 'constructor'])(
  'an unknown variant (%s) is reported and its seam stays safe, while others run',
  async (unknown) => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    const seams = await loadSeams({ other: unknown, 'bottle.label': 'aaaaaaaaaaaa' }, variants, noOwn)
    expect(seams.use(label)()).toBe('flawed')
    expect(report).toHaveBeenCalledWith('The seam other stays safe.', expect.any(Error))
    report.mockRestore()
  },
)
