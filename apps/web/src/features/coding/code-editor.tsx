import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { typescriptLanguage } from '@codemirror/lang-javascript'
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language'
import { EditorState } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import { classHighlighter } from '@lezer/highlight'
import { useEffect, useRef } from 'react'
import styles from './code.module.css'

const LOOK = EditorView.theme({
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
})

interface CodeEditorProps {
  readonly label: string
  /** Id of what explains it. */
  readonly describedBy: string
  readonly code: string
  readonly onChange: (code: string) => void
  /** Line to look at, from 1. */
  readonly line: number | null
}

/** An editor for TypeScript. The tab key leaves it, as it leaves every field. */
export function CodeEditor({ label, describedBy, code, onChange, line }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const report = useRef(onChange)
  report.current = onChange
  const first = useRef(code)

  useEffect(() => {
    const editor = new EditorView({
      parent: place.current!,
      doc: first.current,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        highlightActiveLine(),
        EditorState.tabSize.of(2),
        EditorView.lineWrapping,
        typescriptLanguage,
        syntaxHighlighting(classHighlighter),
        keymap.of([...defaultKeymap, ...historyKeymap]),
        EditorView.contentAttributes.of({ 'aria-label': label, 'aria-describedby': describedBy }),
        EditorView.updateListener.of(({ docChanged, state }) => docChanged && report.current(state.doc.toString())),
        LOOK,
      ],
    })
    view.current = editor
    return () => editor.destroy()
  }, [label, describedBy])

  // Somebody else changed the code: it starts anew.
  useEffect(() => {
    const editor = view.current
    first.current = code
    if (!editor || editor.state.doc.toString() === code) return
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: code } })
  }, [code])

  useEffect(() => {
    const editor = view.current
    if (!editor || line === null || line > editor.state.doc.lines) return
    editor.dispatch({ selection: { anchor: editor.state.doc.line(line).from }, scrollIntoView: true })
  }, [line])

  return <div ref={place} className={`${styles.code} ${styles.editor}`} />
}
