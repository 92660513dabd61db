import { expect, test, vi } from 'vitest'
import { browserSeam, loadSeams } from './seams.ts'

const label = browserSeam('bottle.label', 'label', () => 'safe')
const variants = { aaaaaaaaaaaa: async () => ({ label: () => 'flawed' }), bbbbbbbbbbbb: async () => ({}) }

const ownModules = vi.fn(async (_address: string) => ({ label: () => 'written' }))

test('a seam runs the variant that the world chose', async () => {
  const seams = await loadSeams({ 'bottle.label': 'aaaaaaaaaaaa' }, variants, ownModules)
  expect(seams.use(label)()).toBe('flawed')
})

test('a seam that the world does not name is safe', async () => {
  const seams = await loadSeams({}, variants, ownModules)
  expect(seams.use(label)()).toBe('safe')
})

test('a variant that leaves the seam out leaves it safe', async () => {
  const seams = await loadSeams({ 'bottle.label': 'bbbbbbbbbbbb' }, variants, ownModules)
  expect(seams.use(label)()).toBe('safe')
})

test.each(['cccccccccccc', 'constructor'])(
  'an unknown variant (%s) is reported and its seam stays safe, while others run',
  async (unknown) => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    const seams = await loadSeams({ other: unknown, 'bottle.label': 'aaaaaaaaaaaa' }, variants, ownModules)
    expect(seams.use(label)()).toBe('flawed')
    expect(report).toHaveBeenCalledWith('The seam other stays safe.', expect.any(Error))
    report.mockRestore()
  },
)

test('a module that the player wrote is loaded by its address', async () => {
  const seams = await loadSeams({ 'bottle.label': 'rest/own.js?3f' }, variants, ownModules)
  expect(seams.use(label)()).toBe('written')
  expect(ownModules).toHaveBeenCalledWith('rest/own.js?3f')
})
