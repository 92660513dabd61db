import { expect, test } from 'vitest'
import { safeDescription } from './safe-description.ts'

/** Markup without the harmless tags. */
const beyond = (markup: string) =>
  markup
    .replace(/<a href="(?:https?:\/\/|mailto:|[#./])[^"<>]*" target="_blank" rel="noreferrer">/g, '')
    .replace(/<\/?[a-z0-9]+>/g, '')

test.each([
  'A <b>very</b> <em>tart</em> cherry &amp; a plum<br>1 < 2'.replace('1 <', '1 &lt;'),
  '<ul><li>cold</li><li>wet</li></ul>',
  '<a href="https://sealwrights.example/?a=1&amp;b=2" target="_blank" rel="noreferrer">More...</a>',
  '<a href="#/about" target="_blank" rel="noreferrer">About us</a>',
])('keeps a description in plain HTML: %s', (description) => {
  expect(safeDescription(description)).toBe(description)
})

test('removes tags that are not allowed, and keeps their text', () => {
  expect(safeDescription('<DIV class="x">Ripe <font color=red>red</font></DIV> 1 < 2')).toBe('Ripe red 1 &lt; 2')
})

test.each([
  '<iframe src="javascript:alert(`xss`)">',
  '<<iframe>iframe src="javascript:alert(`xss`)">',
  '<ifr<b>ame src="javascript:alert(`xss`)">',
  '<b onmouseover="alert(1)">over</b>',
  '<b/onmouseover=alert(1)>over</b>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="java&#115;cript:alert(1)">a</a>',
  '<a href=" \tjavascript:alert(1)">a</a>',
  `<a href='https://x"onmouseover="alert(1)'>a</a>`,
  '<a title="> <img src=x onerror=alert(1)>" href="https://x">a</a>',
  '<img/src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<script\n>alert(1)</script>',
  '<!--<b>--><style>*{}</style>',
  '<img src=x onerror=alert(1)//',
])('leaves no active tag of %s', (description) => {
  expect(beyond(safeDescription(description))).not.toContain('<')
})
