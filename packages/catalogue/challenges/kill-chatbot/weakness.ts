import { outsideLiterals } from '@fruit/challenge-kit/outside-literals'
import { answers, combinations } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { introduceCustomer } from '@fruit/shop/chat/seams'

/** Realistic names. */
const NAMES = ['Pip', 'Zoë O’Pip', 'Łukasz', 'りんご', 'Anne-Marie', 'von der Quitte', 'Pip Apple jr.'] as const
/** Marker word that all attacks below contain and that the shop's code does not. */
const MARKER = 'zz9'
const ATTACKS = [
  `x"); ${MARKER}; ("`,
  `x"); ${MARKER} //`,
  `x\\"); ${MARKER} //`,
  `x\\\\"); ${MARKER} //`,
  `" + ${MARKER} + "`,
  `x", ${MARKER}, "`,
  `x"); process = ${MARKER}; ("`,
  `x"); proprocesscess = ${MARKER}; ("`,
  `x"); globalThis["pro" + "cess"] = ${MARKER}; ("`,
  `x""); ${MARKER}; ("`,
  `x'); ${MARKER}; ('`,
  `x\\'); ${MARKER} //`,
  `' + ${MARKER} + '`,
  `x\`); ${MARKER}; (\``,
  `\${${MARKER}}`,
  `${MARKER}`,
] as const

/** The expected statement with both texts as JSON strings. Other notations are not accepted. */
const PLAIN = /^\s*users\.addUser\(\s*("(?:[^"\\]|\\.)*")\s*,\s*("(?:[^"\\]|\\.)*")\s*\)\s*(?:;\s*)?$/

/** Returns the customer name in a statement, or null if the statement is not in the expected form. */
function nameIn(statement: string): string | null {
  const written = PLAIN.exec(statement)?.[2]
  try {
    return written === undefined ? null : JSON.parse(written)
  } catch {
    return null
  }
}

export const weakness = defineWeakness({
  id: 'kill-chatbot',
  seams: [introduceCustomer],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'write-texts-as-json': {
      outcome: 'holds',
      why: 'What JSON writes as a text is a text in the language of the bot too: quotes, backslashes and line breaks are escaped together, by something that knows all of them. No name ends its own quotation marks.',
      load: () => import('./fix-write-texts-as-json.ts'),
    },
    'escape-quotes': {
      outcome: 'leaks',
      why: 'A quotation mark gets a backslash in front. A name that brings its own backslash escapes that backslash, and the quotation mark behind it is free again.',
      load: () => import('./fix-escape-quotes.ts'),
    },
    'leave-out-its-own-names': {
      outcome: 'leaks',
      why: 'The word that the attack used is cut out, once. Written into itself it is whole again after the cut, and the bot has other names as well.',
      load: () => import('./fix-leave-out-its-own-names.ts'),
    },
    'keep-letters-only': {
      outcome: 'breaks',
      why: 'Nothing gets out of a name without punctuation. But people have names with accents, blanks and apostrophes, and the bot mangles all of them.',
      load: () => import('./fix-keep-letters-only.ts'),
    },
  },
  ownFix: {
    introduceCustomer: {
      signature: '(id: number, name: string) => string',
      doc: 'Gives the statement that introduces a customer to the bot, in JavaScript: `users.addUser` takes the id and the name, both as texts. `name` is what the customer wants to be called.',
      property: answers(introduceCustomer, {
        name: 'Whatever somebody is called, it is a text in the statement and never a part of its code; and people are called as they said.',
        cases: () => combinations([7, 1337], [...NAMES, ...ATTACKS]),
        wrong: (answer, _safe, [, name]) => {
          if (outsideLiterals(answer).includes(MARKER)) return 'leaks'
          const called = nameIn(answer)
          return (NAMES as readonly string[]).includes(name) && called !== null && called !== name ? 'breaks' : null
        },
        request: (_id, name) => ({
          method: 'POST',
          url: '/rest/chatbot/respond',
          body: { action: 'setname', query: name },
          as: 'customer',
        }),
      }),
      example: [7, 'Pip'],
      fits: (answer: unknown): answer is string => typeof answer === 'string',
    },
  },
})
