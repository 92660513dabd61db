import { outsideLiterals } from '@fruit/challenge-kit/outside-literals'
import { answers } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { findOrder } from '@fruit/shop/orders/seams'
import type { Filter } from '@fruit/world/documents'

/** Order numbers in the shop's format. */
const NUMBERS = [
  '5267-f73dcd000abcc353',
  '0000-0123456789abcdef',
  '9f3a-00000000000000ff',
  'd6e7-1a2b3c4d5e6f7081',
] as const
/** Marker word that all attacks below contain and that the shop's code does not. */
const MARKER = 'zz9'
const ATTACKS = [
  `' || true || ${MARKER} || '`,
  `'||1||${MARKER}||'`,
  `'||this.totalPrice>0||${MARKER}||'`,
  `x' ? ${MARKER} : '1`,
  `' || true || ${MARKER} //`,
  `\\' || true || ${MARKER} //`,
  `\\\\' || true || ${MARKER} //`,
  `'/**/||true||${MARKER}||'`,
  `'+${MARKER}+'`,
  `''||true||${MARKER}||''`,
  `" || true || ${MARKER} || "`,
  `\\" || true || ${MARKER} //`,
  `\` || true || ${MARKER} || \``,
  `\${${MARKER}}`,
  `'.concat(${MARKER})||'`,
  `'] || true || ${MARKER} || ['`,
  `')||true||${MARKER}||('`,
  `0 || true || ${MARKER}`,
  `this.orderId || ${MARKER}`,
] as const

/** Returns all `$where` code in a filter, at any depth. */
function codeIn(filter: unknown): string[] {
  if (typeof filter !== 'object' || filter === null) return []
  return Object.entries(filter).flatMap(([name, value]) => (name === '$where' ? [String(value)] : codeIn(value)))
}

/** Returns the order number if the filter only compares with it, otherwise null. */
function comparedWith({ orderId, ...others }: Filter): string | null {
  return typeof orderId === 'string' && Object.keys(others).length === 0 ? orderId : null
}

export const weakness = defineWeakness({
  id: 'no-sql-orders',
  seams: [findOrder],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'compare-the-field': {
      outcome: 'holds',
      why: 'The filter says which field is to be equal to which text. The database compares, and nothing is run, so there is no language left in which a visitor could say something else.',
      load: () => import('./fix-compare-the-field.ts'),
    },
    'escape-quotes': {
      outcome: 'leaks',
      why: 'An apostrophe gets a backslash in front. Whoever brings a backslash of their own escapes that one, and the apostrophe behind it ends the text after all.',
      load: () => import('./fix-escape-quotes.ts'),
    },
    'refuse-or': {
      outcome: 'leaks',
      why: 'Two ways to say "or anyway" are refused. A language has more than two: a question mark and a colon do it as well.',
      load: () => import('./fix-refuse-or.ts'),
    },
    'match-the-whole-number': {
      outcome: 'leaks',
      why: 'No expression is evaluated any more. But a pattern is a language as well, and `.*` means every number there is.',
      load: () => import('./fix-match-the-whole-number.ts'),
    },
    'keep-letters-and-digits': {
      outcome: 'breaks',
      why: 'Nothing gets out of the text any more. But numbers of orders have a dash in their middle, and without it nobody finds an order.',
      load: () => import('./fix-keep-letters-and-digits.ts'),
    },
  },
  ownFix: {
    findOrder: {
      signature: '(orderId: string) => Record<string, unknown>',
      doc: 'Gives the filter that finds the order with a number, in MongoDB’s language: an order has the field `orderId`, a text such as `5267-f73dcd000abcc353`. `orderId` is what is in the path, at most 62 characters. A filter that fits no order is a proper answer for what is no order number.',
      property: answers(findOrder, {
        name: 'A number finds the order that has it, and nothing that was typed becomes a part of an expression.',
        cases: () => [...NUMBERS, ...ATTACKS].map((orderId): [string] => [orderId]),
        wrong: (answer, _safe, [orderId]) => {
          if (codeIn(answer).some((code) => outsideLiterals(code).includes(MARKER))) return 'leaks'
          const compared = comparedWith(answer)
          return (NUMBERS as readonly string[]).includes(orderId) && compared !== null && compared !== orderId
            ? 'breaks'
            : null
        },
        request: (orderId) => ({
          method: 'GET',
          url: `/rest/track-order/${encodeURIComponent(orderId)}`,
          as: 'anybody',
        }),
      }),
      example: ['5267-f73dcd000abcc353'],
      fits: (answer: unknown): answer is Filter =>
        typeof answer === 'object' && answer !== null && !Array.isArray(answer),
    },
  },
})
