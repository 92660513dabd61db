import { describe, expect, it } from 'vitest'
import { translatedRows } from './translated-rows.ts'

const QUESTION = 'What is your favourite film?'

describe('texts of a new shop', () => {
  it('are translated in the named columns alone', () => {
    const rows = [{ id: 12, question: QUESTION, note: QUESTION }]
    expect(translatedRows({ language: 'es_ES' }, rows, ['question'])).toEqual([
      { id: 12, question: '¿Cuál es tu película favorita?', note: QUESTION },
    ])
  })

  it('stay as they are once somebody has changed them', () => {
    const rows = [{ question: 'What is your favourite film? Mine is <b>The Press</b>.' }, { question: null }, {}]
    expect(translatedRows({ language: 'es_ES' }, rows, ['question'])).toEqual(rows)
    expect(translatedRows({ language: 'es_ES' }, [{ question: 'toString' }], ['question'])).toEqual([
      { question: 'toString' },
    ])
  })

  it('are the very same rows in English, and in languages that nobody wrote', () => {
    const rows = [{ question: QUESTION }]
    for (const language of ['en', 'tlh_AA', '__proto__'])
      expect(translatedRows({ language }, rows, ['question'])).toBe(rows)
  })
})
