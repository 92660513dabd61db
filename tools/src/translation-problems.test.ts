import { describe, expect, it } from 'vitest'
import { translationProblem } from './translation-problems.ts'

const NOTES =
  '## What\n\nIt was.\n\n**The clue:** a `quote`.\n\n## How\n\nMend it.\n\n## Never\n\nTest it.\n\nReferences: CWE-89.\n'

describe('translations of challenges', () => {
  it('may say it in other words', () => {
    expect(translationProblem('hints', '1. Look.\n2. Type `a`.', '1. Sieh hin.\n2. Tipp `a`.')).toBeNull()
    const german =
      '## Was\n\nEs war.\n\n**Der Hinweis:** ein `quote`.\n\n## Wie\n\nFlick.\n\n## Nie\n\nTeste.\n\nQuellen: CWE-89.\n'
    expect(translationProblem('notes', NOTES, german)).toBeNull()
  })

  it('have as many hints as English', () => {
    expect(translationProblem('hints', '1. One.\n2. Two.', '1. Eins und zwei.')).toMatch(/has 1 numbered texts/)
  })

  it('have the parts of the notes', () => {
    expect(translationProblem('notes', NOTES, NOTES.replace('References: CWE-89.', ''))).toMatch(/has no references/)
    expect(translationProblem('notes', NOTES, NOTES.replaceAll('**', ''))).toMatch(/has no clue/)
  })

  it('leave what players type as it is', () => {
    expect(translationProblem('brief', "Type `' or 1=1--`.", 'Tipp `‘ oder 1=1--`.')).toMatch(/lacks `' or 1=1--`/)
    expect(translationProblem('brief', 'Ask {{application.domain}}.', 'Frag.')).toMatch(/application.domain/)
  })

  it('say something', () => {
    expect(translationProblem('brief', 'Look.', ' ')).toMatch(/is empty/)
  })
})
