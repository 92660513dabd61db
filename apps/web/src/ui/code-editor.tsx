import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { bracketMatching, indentOnInput, type Language, syntaxHighlighting } from '@codemirror/language'
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint'
import { Compartment, EditorState, type Text } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import { classHighlighter } from '@lezer/highlight'
import { useEffect, useRef } from 'react'
import styles from './code.module.css'
import type { CodeLanguage } from './code-parser.ts'

const LANGUAGES = {
  typescript: async () => (await import('@codemirror/lang-javascript')).typescriptLanguage,
  solidity: async () => (await import('./solidity-language.ts')).solidityLanguage,
} as const satisfies Record<CodeLanguage, () => Promise<Language>>

const THEME = EditorView.theme({
  '&': { backgroundColor: 'transparent', color: 'var(--color-text)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: 'inherit' },
  '.cm-content': { caretColor: 'var(--color-text)', padding: 'var(--space-3) 0' },
  '.cm-cursor': { borderLeftColor: 'var(--color-text)' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--color-text-muted)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in oklab, var(--color-primary) 5%, transparent)',
  },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in oklab, var(--color-accent) 55%, transparent)',
  },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'color-mix(in oklab, var(--color-accent) 35%, transparent)',
  },
  '.cm-tooltip': {
    border: '1px solid var(--color-border)',
    backgroundColor: 'var(--color-surface-raised)',
    color: 'var(--color-text)',
  },
  '.cm-lintRange': { backgroundImage: 'none', textDecoration: 'underline wavy 1px', textUnderlineOffset: '0.25em' },
  '.cm-lintRange-error': { textDecorationColor: 'var(--color-danger)' },
  '.cm-lintRange-warning': { textDecorationColor: 'var(--color-warning)' },
})

/** A diagnostic at a range of the code. */
export interface CodeDiagnostic {
  readonly kind: 'error' | 'warning'
  /** Offset of the first character, from 0; offsets beyond the end are shown at the end. */
  readonly from: number
  /** Offset after the last character. */
  readonly to: number
  readonly text: string
}

interface CodeEditorProps {
  readonly label: string
  /** Id of the element that describes the editor. */
  readonly describedBy: string
  readonly language: CodeLanguage
  readonly code: string
  readonly onChange: (code: string) => void
  /** Line to select, from 1. */
  readonly line?: number | null
  /** Offset to move the cursor to; a new object moves it there again. */
  readonly place?: { readonly from: number } | null
  /** Diagnostics of a compiler for this code; undefined without a compiler. */
  readonly marks?: readonly CodeDiagnostic[]
}

/** A code editor. The tab key moves the focus, as in other fields. */
export function CodeEditor(props: CodeEditorProps) {
  const { label, describedBy, language, code, onChange, line = null, place = null, marks } = props
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const report = useRef(onChange)
  report.current = onChange
  const first = useRef(code)
  const isMarked = marks !== undefined

  useEffect(() => {
    const spoken = new Compartment()
    const editor = new EditorView({
      parent: host.current!,
      doc: first.current,
      extensions: [
        lineNumbers(),
        isMarked ? lintGutter() : [],
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        highlightActiveLine(),
        EditorState.tabSize.of(2),
        EditorView.lineWrapping,
        spoken.of([]),
        syntaxHighlighting(classHighlighter),
        keymap.of([...defaultKeymap, ...historyKeymap]),
        EditorView.contentAttributes.of({ 'aria-label': label, 'aria-describedby': describedBy }),
        EditorView.updateListener.of(({ docChanged, state }) => docChanged && report.current(state.doc.toString())),
        THEME,
      ],
    })
    view.current = editor
    let isHere = true
    void LANGUAGES[language]().then((loaded) => isHere && editor.dispatch({ effects: spoken.reconfigure(loaded) }))
    return () => {
      isHere = false
      editor.destroy()
    }
  }, [label, describedBy, language, isMarked])

  // The code was changed from outside: it replaces the document.
  useEffect(() => {
    const editor = view.current
    first.current = code
    if (!editor || editor.state.doc.toString() === code) return
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: code } })
  }, [code])

  useEffect(() => {
    const editor = view.current
    // Keeps the cursor of a user who is typing.
    if (!editor || editor.hasFocus || line === null || line > editor.state.doc.lines) return
    editor.dispatch({ selection: { anchor: editor.state.doc.line(line).from }, scrollIntoView: true })
  }, [line])

  useEffect(() => {
    const editor = view.current
    if (!editor || !place) return
    editor.dispatch({ selection: { anchor: Math.min(place.from, editor.state.doc.length) }, scrollIntoView: true })
    editor.focus()
  }, [place])

  useEffect(() => {
    const editor = view.current
    if (editor && marks) editor.dispatch(setDiagnostics(editor.state, diagnosticsIn(editor.state.doc, marks)))
  }, [marks])

  return <div ref={host} className={`${styles.code} ${styles.editor}`} />
}

function diagnosticsIn(doc: Text, marks: readonly CodeDiagnostic[]): Diagnostic[] {
  return marks.map(({ kind, from, to, text }) => {
    const start = Math.min(from, doc.length)
    return { severity: kind, from: start, to: Math.max(start, Math.min(to, doc.length)), message: text }
  })
}
