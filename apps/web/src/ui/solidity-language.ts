import { StreamLanguage } from '@codemirror/language'
import { tags } from '@lezer/highlight'
import { parser } from '@replit/codemirror-lang-solidity'

const call = tags.function(tags.variableName)

/** Solidity, highlighted like the other languages. */
export const solidityLanguage = StreamLanguage.define({
  ...parser,
  languageData: { commentTokens: { line: '//', block: { open: '/*', close: '*/' } } },
  // The package defines its own tags, which highlighters do not know.
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
