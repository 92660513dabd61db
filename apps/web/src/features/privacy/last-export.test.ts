import { expect, test } from 'vitest'
import { hasRecentExport, saveExportTime } from './last-export.ts'

const store = (text: string | null = null) => {
  const kept = new Map(text === null ? [] : [['lstdtxprt', text]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
}
const NOW = Date.parse('2026-11-21T12:00:00Z')

test('counts an export as recent for five minutes', () => {
  const storage = store()
  expect(hasRecentExport(storage, NOW)).toBe(false)
  saveExportTime(storage, NOW)
  expect(hasRecentExport(storage, NOW)).toBe(true)
  expect(hasRecentExport(storage, NOW + 5 * 60_000 - 1)).toBe(true)
  expect(hasRecentExport(storage, NOW + 5 * 60_000)).toBe(false)
})

test('parses a time in any format, and ignores invalid ones', () => {
  expect(hasRecentExport(store('Sat Nov 21 2026 12:00:00 GMT+0000 (Coordinated Universal Time)'), NOW + 1)).toBe(true)
  expect(hasRecentExport(store('yesterday'), NOW)).toBe(false)
})
