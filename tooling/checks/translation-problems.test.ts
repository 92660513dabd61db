import { partsOf } from '@fruit/catalogue/translated-texts'
import { describe, expect, it } from 'vitest'
import { translationProblems } from './translation-problems.ts'

const NOTES =
  '## What\n\nIt was.\n\n**The clue:** a `quote`.\n\n## How\n\nMend it.\n\n## Never\n\nTest it.\n\nReferences: CWE-89.'
const problems = (english: string, translation: string) => translationProblems(partsOf(english), partsOf(translation))

describe('translations of challenges', () => {
  it('may use other words', () => {
    const german =
      '## Was\n\nEs war.\n\n**Der Hinweis:** ein `quote`.\n\n## Wie\n\nFlick.\n\n## Nie\n\nTeste.\n\nQuellen : CWE-89.'
    const english = `# hints\n\n1. Look.\n2. Type \`a\`.\n\n# notes\n\n${NOTES}\n\n# fixes\n\n- bind: It holds.`
    const translated = `# hints\n\n1. Sieh hin.\n2. Tipp \`a\`.\n\n# notes\n\n${german}\n\n# fixes\n\n- bind: Hält.`
    expect(problems(english, translated)).toEqual([])
  })

  it('must have as many hints as English', () => {
    expect(problems('# hints\n1. One.\n2. Two.', '# hints\n1. Eins und zwei.')).toEqual([
      expect.stringContaining('has 1 numbered texts'),
    ])
  })

  it('must have the parts of the notes', () => {
    const translated = (notes: string) => problems(`# notes\n${NOTES}`, `# notes\n${notes}`).join()
    expect(translated(NOTES.replace('References: CWE-89.', ''))).toMatch(/has no references/)
    expect(translated(NOTES.replaceAll('**', ''))).toMatch(/has no clue/)
  })

  it('must have the same questions, with the right answers in the same positions', () => {
    const english = '# questions\n## why\nWhy?\n- [ ] A.\n  > No.\n- [x] B.\n  > Yes.'
    expect(problems(english, english.replace('Why?', 'Warum?'))).toEqual([])
    const swapped = english.replace('[ ]', '[-]').replace('[x]', '[ ]').replace('[-]', '[x]')
    expect(problems(english, swapped).join()).toMatch(/answers in another order/)
  })

  it('must explain every fix under its name', () => {
    expect(problems('# fixes\n- bind: Holds.\n- block: Leaks.', '# fixes\n- bind: Hält.').join()).toMatch(/bind, block/)
  })

  it('must keep text that players type', () => {
    const brief = (english: string, translated: string) =>
      problems(`# brief\n${english}`, `# brief\n${translated}`).join()
    expect(brief("Type `' or 1=1--`.", 'Tipp `‘ oder 1=1--`.')).toMatch(/lacks `' or 1=1--`/)
    expect(brief('Ask {{application.domain}}.', 'Frag.')).toMatch(/application.domain/)
    expect(problems('# hints\n1. `a`\n2. `b`', '# hints\n1. `b`\n2. `a`').join()).toMatch(/lacks `a` and `b`/)
  })

  it('may translate placeholders for players, but nothing else in code', () => {
    const brief = (translated: string) =>
      problems('# brief\nSend `{"id": <that id>}`.', `# brief\n${translated}`).join()
    expect(brief('Schick `{"id": <diese Id>}`.')).toBe('')
    expect(brief('Schick `{"Id": <diese Id>}`.')).toMatch(/lacks/)
    expect(problems('# brief\nType `<h1>`.', '# brief\nTipp `<h2>`.').join()).toMatch(/lacks `<h1>`/)
  })

  it('must name every document that English names', () => {
    const notes = NOTES.replace('CWE-89', 'OWASP Session Management Cheat Sheet, RFC 9116')
    const translated = notes.replace(', RFC 9116', '')
    expect(problems(`# notes\n${notes}`, `# notes\n${notes}`)).toEqual([])
    expect(problems(`# notes\n${notes}`, `# notes\n${translated}`).join()).toMatch(/does not name RFC 9116/)
  })

  it('must have no part that English lacks, and no unfinished part', () => {
    expect(problems('# brief\nLook.\n\n# hints\n1. Here.', '# briefs\nSieh.')).toEqual([
      expect.stringContaining('“# briefs”, which English lacks'),
    ])
    expect(problems('# brief\nLook.', '# brief\nFill in.').join()).toMatch(/still says “Fill in”/)
  })
})
