import { useServices } from '../../lib/services.ts'
import { framePage } from './answer-page.ts'
import styles from './assistant-screen.module.css'

/** A response with markup, in a sandboxed frame. Screen readers get its text. */
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

/** Sets the height of a frame to that of its content, and its font and color to those of the page. */
function resize(frame: HTMLIFrameElement): void {
  const { body, documentElement } = frame.contentDocument!
  const { color, font } = getComputedStyle(frame)
  body.style.color = color
  body.style.font = font
  frame.style.height = `${documentElement.scrollHeight}px`
}
