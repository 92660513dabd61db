import { expect, test } from 'vitest'
import { wordingProblems } from './wording-problems.ts'

test.each([
  ['en', 'Send ten feedbacks.', 'feedbacks'],
  ['de_DE', 'Melde dich als Verwalter an.', 'Verwalter'],
  ['fr_FR', 'Est-ce juste ?', ' ?'],
  ['fr_FR', '« Réparer » s’ouvre.', '« '],
  ['es_ES', 'Para saberlo: ¿cuánto es', '¿'],
  ['pl_PL', 'Dołącz do skargi plik.', 'skargi'],
  ['zh_CN', '写信给我们,谢谢。', '们,'],
  ['ja_JP', 'Cookieです: ', 'す:'],
  ['hi_IN', 'आपका बटुआ', 'बटुआ'],
  ['nl_NL', 'Laden …', 'n …'],
])('%s does not say “%s”', (language, text, found) => {
  const [problem] = wordingProblems(language, 'here', text)
  expect(problem).toContain('here says')
  expect(problem).toContain(found)
})

test('words of the glossary are none in code, in a placeholder, in the name of a fix, and in another language', () => {
  expect(wordingProblems('fr_FR', 'here', 'Envoyez `a ? b : c !`\u202f!')).toEqual([])
  expect(wordingProblems('fr_FR', 'here', '- name: Une raison.')).toEqual([])
  expect(wordingProblems('de_DE', 'here', '{{Verwalter}} und `Verwalter`')).toEqual([])
  expect(wordingProblems('en', 'here', 'Verwalter')).toEqual([])
  expect(wordingProblems('es_ES', 'here', '¿Qué? ¿Y esto?')).toEqual([])
})
