import { Button, SubmitButton } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import styles from './chat-frame.module.css'

/** Delay before the window scrolls to a new message, so that the user sees it arrive. */
const SCROLL_DELAY_MS = 250
const MAX_MESSAGE_LENGTH = 2000

/** A chat partner; each has its own screen. */
export interface ChatPlace {
  readonly to: string
  readonly text: string
}

interface ChatFrameProps {
  readonly title: string
  readonly intro: string
  /** Address of the avatar. */
  readonly face: string
  /** Chats to choose from; no choice is shown for a single one. */
  readonly places: readonly ChatPlace[]
  readonly placesLabel: string
  /** The messages. */
  readonly children: ReactNode
  /** Length of the conversation; on each change the window scrolls to its end. */
  readonly length: number
  /** Whether screen readers announce new messages of this window. A streaming chat announces them itself. */
  readonly isLive?: boolean
  /** Shown above the messages. */
  readonly notice?: ReactNode
  readonly label: string
  readonly canSend: boolean
  readonly isAnswering: boolean
  /** Stops a response that is being streamed; without it the button is disabled. */
  readonly onStop?: (() => void) | undefined
  readonly stopText?: string
  readonly onSend: (text: string) => void
}

/** A conversation in the shop: chat partner, messages, and the input field. */
export function ChatFrame(props: ChatFrameProps) {
  const { t } = useTranslation()
  const title = useId()
  const [draft, setDraft] = useState('')
  const bottom = useRef<HTMLDivElement>(null)
  const { length, canSend, isAnswering, onStop, label } = props

  useEffect(() => {
    if (length === 0) return
    const waiting = setTimeout(() => bottom.current?.scrollIntoView({ block: 'nearest' }), SCROLL_DELAY_MS)
    return () => clearTimeout(waiting)
  }, [length])

  function send(event: FormEvent) {
    event.preventDefault()
    const text = draft.trim()
    if (text === '' || isAnswering || !canSend) return
    setDraft('')
    props.onSend(text)
  }

  return (
    <section className={styles.screen} aria-labelledby={title}>
      <header className={styles.head}>
        <img className={styles.portrait} src={props.face} alt="" />
        <div>
          <h1 id={title} className="heading">
            {props.title}
          </h1>
          <p>{props.intro}</p>
        </div>
        {props.places.length > 1 && (
          <nav className={styles.places} aria-label={props.placesLabel}>
            {props.places.map(({ to, text }) => (
              <NavLink key={to} to={to} end className={styles.place}>
                {text}
              </NavLink>
            ))}
          </nav>
        )}
      </header>
      <div
        id="chat-window"
        className={styles.window}
        role="log"
        aria-live={props.isLive === false ? 'off' : undefined}
        aria-label={t('CHAT_HISTORY')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: who scrolls by keyboard needs to get there
        tabIndex={0}
      >
        {props.notice}
        <ol className={styles.messages}>{props.children}</ol>
        <div ref={bottom} className={styles.bottom} />
      </div>
      <form className={styles.form} onSubmit={send}>
        <input
          id="message-input"
          className={styles.input}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          maxLength={MAX_MESSAGE_LENGTH}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
        {isAnswering && onStop ? (
          <Button onClick={onStop}>{props.stopText}</Button>
        ) : (
          <SubmitButton disabled={draft.trim() === '' || !canSend} pending={isAnswering}>
            {t('CHAT_SEND')}
          </SubmitButton>
        )}
      </form>
    </section>
  )
}

interface BubbleProps {
  readonly author: 'bot' | 'user'
  /** Name of the chat partner. */
  readonly name: string
  readonly face: string
  readonly children: ReactNode
}

/** A message. */
export function Bubble({ author, name, face, children }: BubbleProps) {
  const { t } = useTranslation()
  return (
    <li className={styles[author]}>
      {author === 'bot' ? (
        <img className={styles.face} src={face} alt="" />
      ) : (
        <span className={styles.face}>
          <Icon name="account" size={20} />
        </span>
      )}
      <span className={styles.author}>{author === 'bot' ? name : t('CHAT_YOU')}</span>
      <div className={styles.bubble}>{children}</div>
    </li>
  )
}

/** Placeholder for the next message. */
export function ThinkingBubble({ name, face }: Pick<BubbleProps, 'name' | 'face'>) {
  const { t } = useTranslation()
  return (
    <li className={styles.bot}>
      <img className={styles.face} src={face} alt="" />
      <span className={`${styles.bubble} ${styles.thinking}`}>
        <span className="visually-hidden">{t('CHATBOT_THINKING', { name })}</span>
        <i />
        <i />
        <i />
      </span>
    </li>
  )
}
