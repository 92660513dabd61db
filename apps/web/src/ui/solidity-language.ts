import { StreamLanguage } from '@codemirror/language'
import { tags } from '@lezer/highlight'
import { parser } from '@replit/codemirror-lang-solidity'

const call = tags.function(tags.variableName)

/** Solidity, its words in the same colours as those of other languages. */
export const solidityLanguage = StreamLanguage.define({
  ...parser,
  languageData: { commentTokens: { line: '//', block: { open: '/*', close: '*/' } } },
  // The package gives its words tags of its own, which no highlighter knows.
  tokenTable: {
    functionName: call,
    parameterValue: tags.variableName,
    addressFunction: call,
    errorHandling: tags.keyword,
    contractRelated: tags.keyword,
    version: tags.number,
    etherUnit: tags.unit,
    doc: tags.comment,
    docReserve: tags.comment,
    mathematicalAndCryptographic: call,
    abi: call,
  },
})
