import { describe, expect, test } from 'vitest'
import { containsElement, containsScript, containsUrl, runsScript } from './shown-element.ts'

const PAYLOAD = '<iframe src="javascript:alert(`xss`)">'

describe('showsElement with the wanted element', () => {
  test.each([
    PAYLOAD,
    `Sour. ${PAYLOAD} Sweet.`,
    `<code>${PAYLOAD}</code>`,
    `<span>">${PAYLOAD}`,
    `<ul><li>${PAYLOAD}</ul>`,
    `<p>1 < 2 ${PAYLOAD}`,
    `<textarea></textarea>${PAYLOAD}`,
    `<!-- a -->${PAYLOAD}<!-- b -->`,
    `<iframe src="/"></iframe>${PAYLOAD}`,
    '<IFRAME SRC="javascript:alert(`xss`)">',
    "<iframe src='javascript:alert(`xss`)'>",
    '<iframe src=javascript:alert(`xss`)>',
    '<iframe  src = "javascript:alert(`xss`)" >',
    '<iframe\nsrc\n=\n"javascript:alert(`xss`)"\n>',
    '<iframe src="javascript:alert(`xss`)"/>',
    '<iframe/src="javascript:alert(`xss`)"></iframe>',
    '<iframe src="JavaScript:alert(`xss`)">',
    '<iframe src=" javascript:alert(`xss`)">',
    '<iframe src="java\tscript:alert(`xss`)">',
    '<iframe src="javascript&colon;alert(&#96;xss&#96;)">',
    '<iframe src="javascript:alert(%60xss%60)">',
    '<iframe src="javascript: alert(`xss`);">',
    '<iframe width="0" src="javascript:alert(`xss`)" title="a">',
  ])('finds it in %s', (markup) => expect(containsElement(markup, PAYLOAD)).toBe(true))

  test('finds a payload of several elements', () => {
    const payload = `<iframe title="it's" src="data:text/html,<button onclick='a=>b'>Play</button>"></iframe>`
    expect(containsElement(`<span>${payload}</span>`, payload)).toBe(true)
  })

  test('finds a payload without elements as text', () => {
    expect(containsElement('<b>plain</b>', 'plain')).toBe(true)
  })
})

describe('showsElement without the wanted element', () => {
  test.each([
    '&lt;iframe src="javascript:alert(`xss`)"&gt;',
    '<iframe src="javascript:alert(1)">',
    '<iframe src="javascript:alert(`XSS`)">',
    `<!-- ${PAYLOAD} -->`,
    `<!-- ${PAYLOAD}`,
    `<b title='${PAYLOAD}'>bold</b>`,
    `<textarea>${PAYLOAD}</textarea>`,
    `<title>${PAYLOAD}</title>`,
    `<style>${PAYLOAD}</style>`,
    `<iframe>${PAYLOAD}</iframe>`,
    `<template>${PAYLOAD}</template>`,
    `<b ${PAYLOAD}`,
    PAYLOAD.slice(0, -1),
    // Attributes that replace or disable the frame's script.
    '<iframe src="javascript:alert(`xss`)" srcdoc="hello">',
    '<iframe src="javascript:alert(`xss`)" sandbox>',
    // The first of two equal attributes applies.
    '<iframe src="/" src="javascript:alert(`xss`)">',
    '<img src="javascript:alert(`xss`)">',
  ])('finds nothing in %s', (markup) => expect(containsElement(markup, PAYLOAD)).toBe(false))
})

test('compares URLs by their target', () => {
  const shows = (markup: string) => containsUrl(markup, 'href', 'https://seals.test/more')
  for (const markup of [
    '<a href="https://seals.test/more">',
    "<A HREF='HTTPS://SEALS.test/more'>",
    '<a rel="noopener" href=https://seals.test/more>',
  ])
    expect(shows(markup), markup).toBe(true)
  for (const markup of [
    '<a href="https://seals.test/">',
    'https://seals.test/more',
    '<!-- <a href="https://seals.test/more"> -->',
  ])
    expect(shows(markup), markup).toBe(false)
})

test.each([
  '<iframe src="javascript:alert(1)">',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x>',
  '<details open ontoggle=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<video src=x onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
])('detects a script that runs in %s', (markup) => expect(runsScript(markup)).toBe(true))

test.each([
  'apple',
  '<b>apple</b>',
  '<img src="apple.jpg" alt="onerror=alert(1)">',
  '<script>alert(1)</script>',
  '<b onclick="alert(1)">',
  '<img src=x onerror="">',
  '&lt;img src=x onerror=alert(1)&gt;',
  '<iframe sandbox src="javascript:alert(1)">',
])('detects no script in %s', (markup) => expect(runsScript(markup)).toBe(false))

describe('holdsScript', () => {
  const CODE = 'alert(`xss`)'

  test.each([
    `<script>${CODE}</script>`,
    `<SCRIPT>${CODE};</SCRIPT >`,
    `<p>Quincy <script type="text/javascript"> ${CODE} </script></p>`,
    `<script>x</script><script type=module>${CODE}</script>`,
  ])('finds the script in %s', (markup) => {
    expect(containsScript(markup, CODE)).toBe(true)
  })

  test.each([
    `&lt;script&gt;${CODE}&lt;/script&gt;`,
    `<!-- <script>${CODE}</script> -->`,
    `<xmp><script>${CODE}</script></xmp>`,
    `<script src="/x.js">${CODE}</script>`,
    `<script type="application/json">${CODE}</script>`,
    `<script>${CODE}`,
    `<b title="<script>${CODE}</script>">b</b>`,
    '<script>alert(1)</script>',
  ])('does not find the script in %s', (markup) => {
    expect(containsScript(markup, CODE)).toBe(false)
  })
})
