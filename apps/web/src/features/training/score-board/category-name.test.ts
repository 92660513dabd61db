import { expect, test } from 'vitest'
import { categoriesOf, categoryNameOf } from './category-name.ts'

test("shows categories in the player's language and uses their English names as values", () => {
  const challenges = [
    { category: 'XSS' },
    { category: 'Miscellaneous', categoryName: 'Verschiedenes' },
    { category: 'Broken Access Control', categoryName: 'Fehlerhafte Zugriffskontrolle' },
    { category: 'XSS' },
  ]
  expect(challenges.map(categoryNameOf)).toEqual(['XSS', 'Verschiedenes', 'Fehlerhafte Zugriffskontrolle', 'XSS'])
  expect(categoriesOf(challenges)).toEqual([
    { value: 'Broken Access Control', text: 'Fehlerhafte Zugriffskontrolle' },
    { value: 'Miscellaneous', text: 'Verschiedenes' },
    { value: 'XSS', text: 'XSS' },
  ])
})
