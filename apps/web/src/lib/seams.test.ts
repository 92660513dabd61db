import { expect, test, vi } from 'vitest'
import { browserSeam, loadSeams } from './seams.ts'

const label = browserSeam('bottle.label', 'label', () => 'safe')
const variants = { aaaaaaaaaaaa: async () => ({ label: () => 'flawed' }), bbbbbbbbbbbb: async () => ({}) }

test('a seam runs the variant that the world chose', async () => {
  const seams = await loadSeams({ 'bottle.label': 'aaaaaaaaaaaa' }, variants)
  expect(seams.use(label)()).toBe('flawed')
})

test('a seam that the world does not name is safe', async () => {
  const seams = await loadSeams({}, variants)
  expect(seams.use(label)()).toBe('safe')
})

test('a variant that leaves the seam out leaves it safe', async () => {
  const seams = await loadSeams({ 'bottle.label': 'bbbbbbbbbbbb' }, variants)
  expect(seams.use(label)()).toBe('safe')
})

test.each(['cccccccccccc', 'constructor'])(
  'an unknown variant (%s) is reported and its seam stays safe, while others run',
  async (unknown) => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    const seams = await loadSeams({ other: unknown, 'bottle.label': 'aaaaaaaaaaaa' }, variants)
    expect(seams.use(label)()).toBe('flawed')
    expect(report).toHaveBeenCalledWith('The seam other stays safe.', expect.any(Error))
    report.mockRestore()
  },
)
