import jsTokens from 'js-tokens'

/** Types of tokens whose text is no code. Parts of a template literal contain its delimiters, and not the code in `${}`. */
const LITERALS_AND_COMMENTS =
  /^(?:StringLiteral|NoSubstitutionTemplate|Template\w+|RegularExpressionLiteral|\w+LineComment)$/

/**
 * Returns JavaScript without comments and without the contents of string literals, template literals and regular expressions. Code in `${}`
 * is kept.
 *
 * An unterminated template literal or block comment extends to the end.
 */
export function outsideLiterals(code: string): string {
  return Array.from(jsTokens(code), ({ type, value }) => (LITERALS_AND_COMMENTS.test(type) ? ' ' : value)).join('')
}
