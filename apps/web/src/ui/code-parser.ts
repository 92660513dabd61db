import { useEffect, useState } from 'react'
import { type CodeParser, typescript } from './code-tokens.ts'

/** Supported languages of code. */
export type CodeLanguage = 'typescript' | 'solidity'

/** The parser that highlights a language; null while it loads. The parser for TypeScript is always loaded. */
export function useCodeParser(language: CodeLanguage): CodeParser | null {
  const [loaded, setLoaded] = useState<CodeParser | null>(null)
  useEffect(() => {
    if (language === 'typescript') return
    let isHere = true
    void import('./solidity-language.ts').then(({ solidityLanguage }) => isHere && setLoaded(solidityLanguage.parser))
    return () => {
      isHere = false
    }
  }, [language])
  return language === 'typescript' ? typescript : loaded
}
