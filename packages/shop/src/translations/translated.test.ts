import { describe, expect, it } from 'vitest'
import { translated } from './translated.ts'

const QUESTION = 'What is your favourite film?'

describe('texts of a new shop', () => {
  it('are translated in the named columns alone', async () => {
    const rows = [{ id: 12, question: QUESTION, note: QUESTION }]
    expect(await translated({ language: 'es_ES' }, rows, ['question'])).toEqual([
      { id: 12, question: '¿Cuál es tu película favorita?', note: QUESTION },
    ])
  })

  it('stay as they are once somebody has changed them', async () => {
    const rows = [{ question: 'What is your favourite film? Mine is <b>The Press</b>.' }, { question: null }, {}]
    expect(await translated({ language: 'es_ES' }, rows, ['question'])).toEqual(rows)
    expect(await translated({ language: 'es_ES' }, [{ question: 'toString' }], ['question'])).toEqual([
      { question: 'toString' },
    ])
  })

  it('are the very same rows in English, and in languages that nobody wrote', async () => {
    const rows = [{ question: QUESTION }]
    for (const language of ['en', 'tlh_AA', '__proto__'])
      expect(await translated({ language }, rows, ['question'])).toBe(rows)
  })
})
