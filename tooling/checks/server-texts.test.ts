import { expect, test } from 'vitest'
import { missingTexts, serverTextProblems, textsIn } from './server-texts.ts'

const SOURCE = `
  if (gone) throw new HttpError(404, 'There is no such crate.')
  throw HttpError.text(401, "That’s not ripe.", other)
  const full = messageWith('Up to {{most}} of {{name}}.', { most, name })
  return visit.say('Welcome.') + dull('Not said.') + refusal(400, reason) + new HttpError(401, '')
`

test('texts for visitors are found in the arguments of calls', () => {
  expect(textsIn(SOURCE).said).toEqual([
    'There is no such crate.',
    'That’s not ripe.',
    'Up to {{most}} of {{name}}.',
    'Welcome.',
  ])
  expect(textsIn(SOURCE).quoted).toContain('Not said.')
})

test('modules without texts for visitors are skipped', () => {
  expect(textsIn("import { say } from './hashes.ts'; say('Not said.')").said).toEqual([])
})

test('a text that a language lacks is missing', () => {
  const said = new Set(textsIn(SOURCE).said)
  const texts = { 'Welcome.': 'Willkommen.', 'That’s not ripe.': 'Nicht reif.', 'There is no such crate.': 'Nein.' }
  expect(missingTexts({ texts, said })).toEqual(['Up to {{most}} of {{name}}.'])
})

const known = new Set(['Welcome.', 'Up to {{most}} of {{name}}.', '<em>Not</em> big'])
const problems = (texts: Record<string, string>) => serverTextProblems({ file: 'de_DE.json', texts, known })

test('a complete language has no problems, with placeholders in its own order', () => {
  const texts = { 'Welcome.': 'Willkommen.', 'Up to {{most}} of {{name}}.': 'Von {{name}} bis zu {{most}}.' }
  expect(problems({ ...texts, '<em>Not</em> big': '<em>Nicht</em> groß' })).toEqual([])
})

test.each([
  ['a text that is no longer used', { 'Good-bye.': 'Tschüss.' }, 'does not say “Good-bye.”'],
  ['an empty text', { 'Welcome.': ' ' }, '“Welcome.” has no text'],
  ['a missing placeholder', { 'Up to {{most}} of {{name}}.': 'Bis zu {{most}}.' }, 'the placeholders of “Up to'],
  ['a misspelt placeholder', { 'Up to {{most}} of {{name}}.': '{{name}}: {{Most}}' }, 'the placeholders of “Up to'],
  ['another tag', { '<em>Not</em> big': 'Nicht groß' }, 'the tags of “<em>Not</em> big”'],
])('%s is reported', (_, texts, problem) => {
  expect(problems(texts as unknown as Record<string, string>)).toEqual([expect.stringContaining(problem)])
})
