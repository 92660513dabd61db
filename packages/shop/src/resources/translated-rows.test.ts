import { describe, expect, it } from 'vitest'
import { translatedRows } from './translated-rows.ts'

const QUESTION = 'What is your favourite film?'

describe('translatedRows', () => {
  it('translates only the named columns', () => {
    const rows = [{ id: 12, question: QUESTION, note: QUESTION }]
    expect(translatedRows({ language: 'es_ES' }, rows, ['question'])).toEqual([
      { id: 12, question: '¿Cuál es tu película favorita?', note: QUESTION },
    ])
  })

  it('does not change texts without a translation', () => {
    const rows = [{ question: 'What is your favourite film? Mine is <b>The Press</b>.' }, { question: null }, {}]
    expect(translatedRows({ language: 'es_ES' }, rows, ['question'])).toEqual(rows)
    expect(translatedRows({ language: 'es_ES' }, [{ question: 'toString' }], ['question'])).toEqual([
      { question: 'toString' },
    ])
  })

  it('returns the same array for English and unknown languages', () => {
    const rows = [{ question: QUESTION }]
    for (const language of ['en', 'tlh_AA', '__proto__'])
      expect(translatedRows({ language }, rows, ['question'])).toBe(rows)
  })
})
