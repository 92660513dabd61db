import { describe, expect, test } from 'vitest'
import { showsElement } from './shown-element.ts'

const PAYLOAD = '<iframe src="javascript:alert(`xss`)">'

describe('an element is shown', () => {
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
  ])('in %s', (markup) => expect(showsElement(markup, PAYLOAD)).toBe(true))

  test('where a payload is made of several elements', () => {
    const payload = `<iframe title="it's" src="data:text/html,<button onclick='a=>b'>Play</button>"></iframe>`
    expect(showsElement(`<span>${payload}</span>`, payload)).toBe(true)
  })

  test('where a payload is made of none, as text', () => {
    expect(showsElement('<b>plain</b>', 'plain')).toBe(true)
  })
})

describe('no element is shown', () => {
  test.each([
    '&lt;iframe src="javascript:alert(`xss`)"&gt;',
    '<iframe src="javascript:alert(1)">',
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
  ])('in %s', (markup) => expect(showsElement(markup, PAYLOAD)).toBe(false))
})
