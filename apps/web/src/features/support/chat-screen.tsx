import { Button } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../lib/error-text.ts'
import { useConfiguration, useServices, useSession } from '../../lib/services.ts'
import styles from './chat-screen.module.css'

interface ChatMessage {
  readonly author: 'bot' | 'user'
  readonly body: string
}

/** What the bot makes of the next message. */
type Action = 'query' | 'setname'

/** After a bubble came, the window waits so long before it scrolls there: the eye sees it arrive. */
const SCROLL_DELAY_MS = 250
const LONGEST_MESSAGE = 2000

/** A conversation with the shop's bot. */
export function ChatScreen() {
  const { t } = useTranslation()
  const { api, base, session } = useServices()
  const { token } = useSession()
  const { chatBot } = useConfiguration().application
  const title = useId()
  const face = new URL(chatBot.avatar, `${base}assets/public/images/`).href
  const [said, setSaid] = useState<readonly ChatMessage[]>([])
  const [draft, setDraft] = useState('')
  const [next, setNext] = useState<Action>('query')
  const bottom = useRef<HTMLDivElement>(null)

  const status = useQuery({
    queryKey: ['chat-bot'],
    queryFn: ({ signal }) => api.call('GET /rest/chatbot/status', { signal }),
    // Each visit is a new conversation.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const opening: readonly ChatMessage[] = status.data ? [{ author: 'bot', body: status.data.body }] : []
  const expected: Action = said.length === 0 && status.data && 'action' in status.data ? 'setname' : next
  /** A bot that neither listens nor asks just says why. */
  const listens = status.data !== undefined && ('action' in status.data || status.data.status)

  const ask = useMutation({
    mutationFn: (body: { action: Action; query: string }) => api.call('POST /rest/chatbot/respond', { body }),
    onSuccess: (reply) => {
      add({ author: 'bot', body: reply.body })
      setNext(reply.action === 'namequery' ? 'setname' : 'query')
      if (reply.token && token) session.renew(reply.token)
    },
    onError: (error) => add({ author: 'bot', body: errorText(error, t) }),
  })

  const messages = [...opening, ...said]
  useEffect(() => {
    if (messages.length === 0) return
    const waiting = setTimeout(() => bottom.current?.scrollIntoView({ block: 'nearest' }), SCROLL_DELAY_MS)
    return () => clearTimeout(waiting)
  }, [messages.length])

  function add(message: ChatMessage) {
    setSaid((all) => [...all, message])
  }

  function send(event: FormEvent) {
    event.preventDefault()
    const query = draft.trim()
    if (query === '' || ask.isPending || !status.data) return
    add({ author: 'user', body: query })
    setDraft('')
    if (listens) ask.mutate({ action: expected, query })
    else add({ author: 'bot', body: status.data.body })
  }

  return (
    <section className={styles.screen} aria-labelledby={title}>
      <header className={styles.head}>
        <img className={styles.portrait} src={face} alt="" />
        <div>
          <h1 id={title} className="heading">
            {t('TITLE_CHATBOT')}
          </h1>
          <p>{t('CHATBOT_INTRO', { name: chatBot.name })}</p>
        </div>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who scrolls by keyboard needs to get there */}
      <div id="chat-window" className={styles.window} role="log" aria-label={t('CHAT_HISTORY')} tabIndex={0}>
        {status.isError && (
          <p className={`${styles.failure} error`} role="alert">
            {errorText(status.error, t)}
          </p>
        )}
        <ol className={styles.messages}>
          {messages.map(({ author, body }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added at the end
            <li key={place} className={styles[author]}>
              {author === 'bot' ? (
                <img className={styles.face} src={face} alt="" />
              ) : (
                <span className={styles.face}>
                  <Icon name="account" size={20} />
                </span>
              )}
              <span className={styles.author}>{author === 'bot' ? chatBot.name : t('CHAT_YOU')}</span>
              <span className={styles.bubble}>{body}</span>
            </li>
          ))}
          {(status.isPending || ask.isPending) && (
            <li className={styles.bot}>
              <img className={styles.face} src={face} alt="" />
              <span className={`${styles.bubble} ${styles.thinking}`}>
                <span className="visually-hidden">{t('CHATBOT_THINKING', { name: chatBot.name })}</span>
                <i />
                <i />
                <i />
              </span>
            </li>
          )}
        </ol>
        <div ref={bottom} className={styles.bottom} />
      </div>
      <form className={styles.form} onSubmit={send}>
        <input
          id="message-input"
          className={styles.input}
          aria-label={expected === 'setname' ? t('CHATBOT_NAME_LABEL') : t('CHATBOT_MESSAGE_LABEL')}
          placeholder={expected === 'setname' ? t('CHATBOT_NAME_LABEL') : t('CHATBOT_MESSAGE_LABEL')}
          autoComplete="off"
          maxLength={LONGEST_MESSAGE}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
        <Button look="primary" type="submit" disabled={draft.trim() === '' || !status.data} pending={ask.isPending}>
          {t('CHAT_SEND')}
        </Button>
      </form>
    </section>
  )
}
