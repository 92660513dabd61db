import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../lib/error-text.ts'
import { useServices, useSession } from '../../lib/services.ts'
import { chatEvents } from './chat-events.ts'
import { loadTurns, messagesOf, saveTurns, type Turn } from './conversation.ts'

type Answer = Extract<Turn, { readonly author: 'assistant' }>

/** The conversation of the customer, or a guest, with the assistant. */
export function useAssistant() {
  const { t } = useTranslation()
  const { api } = useServices()
  const { userId } = useSession()
  const [turns, setTurns] = useState(() => loadTurns(localStorage, userId))
  /** The response that is being streamed. */
  const [answer, setAnswer] = useState<Answer | null>(null)
  const asking = useRef<AbortController | null>(null)
  useEffect(() => () => asking.current?.abort('left'), [])

  function keep(next: readonly Turn[]) {
    setTurns(next)
    saveTurns(localStorage, userId, next)
  }

  async function ask(said: readonly Turn[]) {
    keep(said)
    const controller = new AbortController()
    asking.current = controller
    let current: Answer = { author: 'assistant', text: '', tools: [] }
    const change = (more: Partial<Answer>) => {
      current = { ...current, ...more }
      setAnswer(current)
    }
    change({})
    try {
      const { body } = await api.open('POST /rest/chat', {
        body: { messages: messagesOf(said) },
        signal: controller.signal,
      })
      for await (const event of chatEvents(body!)) {
        if (event.kind === 'text') change({ text: current.text + event.text })
        else if (event.kind === 'tool') change({ tools: [...current.tools, event] })
        else if (event.kind === 'note') change({ note: event.text })
        else change({ end: { failure: event.text } })
      }
    } catch (error) {
      if (controller.signal.reason === 'left') return
      change({ end: controller.signal.aborted ? 'stopped' : { failure: errorText(error, t) } })
    }
    setAnswer(null)
    keep([...said, current])
  }

  return {
    turns,
    answer,
    say: (text: string) => void ask([...turns, { author: 'user', text }]),
    /** Requests the last response again. */
    retry: () => void ask(turns.slice(0, turns.findLastIndex(({ author }) => author === 'user') + 1)),
    stop: () => asking.current?.abort('stopped'),
    forget: () => keep([]),
  }
}
