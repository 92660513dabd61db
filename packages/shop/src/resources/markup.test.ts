import { describe, expect, it } from 'vitest'
import { cleanBlocks, cleanInline } from './markup.ts'

/**
 * Inputs from advisories about sanitize-html that are newer than the version in use. SECURITY.md explains why none of
 * them applies.
 */
const ATTACKS = {
  'GHSA-jxwj-j7wr-gfrw, raw text that is closed early': '<textarea></textarea/><img src=x onerror=alert(1)>',
  'GHSA-jxwj-j7wr-gfrw, raw text in SVG': '<svg><textarea><img src=x onerror=alert(1)></textarea></svg>',
  'GHSA-jxwj-j7wr-gfrw, raw text in MathML': '<math><xmp><img src=x onerror=alert(1)></xmp></math>',
  'GHSA-g8qq-57p8-ggw5': '<svg><a><animate attributeName=href values=javascript:alert(1) /><text>x</text></a></svg>',
  'GHSA-cv27-6wvh-8x7j': '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  'GHSA-x3q4-9hxx-gx8m': '<p><noscript></p><b title="</noscript><img src=x onerror=alert(1)>">x</b>',
  'GHSA-c9rx-x947-fp3h': `${'<iframe>'.repeat(1000)}<img src=x onerror=alert(1)>`,
}
const ACTS = /<\/?(?:svg|math|textarea|xmp|animate|meta|noscript|iframe|img|script)\b/i

describe.each([
  ['cleanInline', cleanInline],
  ['cleanBlocks', cleanBlocks],
])('%s', (_name, clean) => {
  it.each(Object.entries(ATTACKS))('removes active content: %s', (_advisory, html) => {
    expect(clean(html)).not.toMatch(ACTS)
  })

  it('keeps https links and removes javascript links', () => {
    expect(clean('<a href="https://a.example/">a</a>')).toBe('<a href="https://a.example/">a</a>')
    expect(clean('<a href="javascript:alert(1)">a</a>')).toBe('<a>a</a>')
  })
})
