import { useEffect, useState } from 'react'
import { type CodeParser, typescript } from './code-tokens.ts'

/** Languages that code is shown in. */
export type CodeLanguage = 'typescript' | 'solidity'

/** What colours code of a language; null while it is being loaded, which that of TypeScript never is. */
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
