import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('../../public/assets/i18n/', import.meta.url))
const read = (file: string): Record<string, string> => JSON.parse(readFileSync(folder + file, 'utf8'))
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort()
const english = read('en.json')
/** Plural forms differ from language to language. */
const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')
const known = new Map(Object.entries(english).map(([key, text]) => [stem(key), placeholders(text)]))

test.each(readdirSync(folder))('%s has its keys in alphabetical order and no empty text', (file) => {
  const texts = read(file)
  expect(Object.keys(texts)).toEqual(Object.keys(texts).sort())
  expect(Object.entries(texts).filter(([, text]) => typeof text !== 'string' || text.trim() === '')).toEqual([])
})

test.each(readdirSync(folder))('%s has only keys that English has, with the same placeholders', (file) => {
  for (const [key, text] of Object.entries(read(file)))
    expect({ key, placeholders: placeholders(text) }).toEqual({ key, placeholders: known.get(stem(key)) })
})
