import { useServices } from '../../lib/services.ts'
import { framePage } from './answer-page.ts'
import styles from './assistant-screen.module.css'

/** An answer with markup, in a page of its own that can do nothing. Whoever listens is told its text. */
export function AnswerFrame({ html, text }: { readonly html: string; readonly text: string }) {
  const { base } = useServices()
  return (
    <>
      <span className="visually-hidden">{text}</span>
      <iframe
        className={styles.frame}
        title={text.slice(0, 80)}
        sandbox="allow-same-origin"
        srcDoc={framePage(html, base)}
        inert
        aria-hidden="true"
        tabIndex={-1}
        onLoad={({ currentTarget: frame }) => resize(frame)}
      />
    </>
  )
}

/** Gives a frame the height of what it shows, and what it shows the letters around it. */
function resize(frame: HTMLIFrameElement): void {
  const { body, documentElement } = frame.contentDocument!
  const { color, font } = getComputedStyle(frame)
  body.style.color = color
  body.style.font = font
  frame.style.height = `${documentElement.scrollHeight}px`
}
