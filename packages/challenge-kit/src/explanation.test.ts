import { describe, expect, it } from 'vitest'
import { partsOfNotes } from './explanation.ts'

const NOTES = `## What was wrong

The door stood
open.

**The clue that gave it away:** a draught,
and a cold one.

It stood open all night.

## How to fix it

Shut it.

## How to prevent it

- Note: doors have locks.
- Use them.

References: CWE-1, a book.
`

describe('partsOfNotes', () => {
  it('splits notes into clue, cause, fix, prevention and references', () => {
    expect(partsOfNotes(NOTES)).toEqual({
      clue: 'a draught,\nand a cold one.',
      cause: expect.stringMatching(/^The door stood\nopen\.\s+It stood open all night\.$/),
      fix: 'Shut it.',
      prevention: '- Note: doors have locks.\n- Use them.',
      references: 'CWE-1, a book.',
    })
  })

  it('parses any language and notes without references', () => {
    const { clue, references, prevention } = partsOfNotes(
      '## 何が問題だったか\n\n原因。\n\n**手がかり：** 隙間風。\n\n## 直し方\n\n閉める。\n\n## 防ぎ方\n\n鍵をかける。\n',
    )
    expect([clue, prevention, references]).toEqual(['隙間風。', '鍵をかける。', ''])
  })

  it('returns empty parts for empty notes', () => {
    expect(Object.values(partsOfNotes('')).join('')).toBe('')
  })
})
