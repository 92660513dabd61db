import { expect, test } from 'vitest'
import { showComment } from './seams.ts'

test('keeps emphasis in a comment', () => {
  const comment = 'A <em>very</em> <strong>tart</strong> cherry &amp; a plum (***in@fruit.test)'
  expect(showComment.safe(comment)).toBe(comment)
})

test.each([
  '<iframe src="javascript:alert(1)">',
  '<b onclick="alert(1)">press</b>',
  '<img/src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<b <script>alert(1)//',
  '<!--<b>-->',
  '<em\n>late</em>',
])('leaves no active tag of %s', (comment) => {
  const shown = showComment.safe(comment)
  expect(shown).not.toBe(comment)
  expect(shown.replace(/<\/?(?:b|em|i|strong)>/g, '')).not.toContain('<')
})
