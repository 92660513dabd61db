import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../lib/error-text.ts'
import { useConfiguration, useServices } from '../../lib/services.ts'
import { useChatPlaces } from '../../lib/use-chat-places.ts'
import { useShopQuery } from '../../lib/use-shop-query.ts'
import { Bubble, ChatFrame, ThinkingBubble } from '../../ui/chat-frame.tsx'

interface ChatMessage {
  readonly author: 'bot' | 'user'
  readonly body: string
}

/** How the bot interprets the next message. */
type Action = 'query' | 'setname'

/** A conversation with the shop's bot. */
export function ChatScreen() {
  const { t } = useTranslation()
  const { api, session } = useServices()
  const { chatBot } = useConfiguration().application
  const { face, ...places } = useChatPlaces()
  const [said, setSaid] = useState<readonly ChatMessage[]>([])
  const [next, setNext] = useState<Action>('query')

  const status = useShopQuery(['chat-bot'], (call) => call('GET /rest/chatbot/status'), {
    // Each visit starts a new conversation.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const opening: readonly ChatMessage[] = status.data ? [{ author: 'bot', body: status.data.body }] : []
  const expected: Action = said.length === 0 && status.data && 'action' in status.data ? 'setname' : next
  /** A bot that is not ready only states the reason. */
  const listens = status.data !== undefined && ('action' in status.data || status.data.status)

  const ask = useMutation({
    mutationFn: async (body: { action: Action; query: string }) => {
      const renew = session.renewal()
      const reply = await api.call('POST /rest/chatbot/respond', { body })
      if (reply.token) renew(reply.token)
      return reply
    },
    onSuccess: (reply) => {
      add({ author: 'bot', body: reply.body })
      setNext(reply.action === 'namequery' ? 'setname' : 'query')
    },
    onError: (error) => add({ author: 'bot', body: errorText(error, t) }),
  })
  const messages = [...opening, ...said]

  function add(message: ChatMessage) {
    setSaid((all) => [...all, message])
  }

  function send(query: string) {
    if (!status.data) return
    add({ author: 'user', body: query })
    if (listens) ask.mutate({ action: expected, query })
    else add({ author: 'bot', body: status.data.body })
  }

  return (
    <ChatFrame
      {...places}
      title={t('TITLE_CHATBOT')}
      intro={t('CHATBOT_INTRO', { name: chatBot.name })}
      face={face}
      length={messages.length}
      notice={
        status.isError && (
          <p className="error" role="alert">
            {errorText(status.error, t)}
          </p>
        )
      }
      label={expected === 'setname' ? t('CHATBOT_NAME_LABEL') : t('CHATBOT_MESSAGE_LABEL')}
      canSend={status.data !== undefined}
      isAnswering={ask.isPending}
      onSend={send}
    >
      {messages.map(({ author, body }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added at the end
        <Bubble key={place} author={author} name={chatBot.name} face={face}>
          {body}
        </Bubble>
      ))}
      {(status.isPending || ask.isPending) && <ThinkingBubble name={chatBot.name} face={face} />}
    </ChatFrame>
  )
}
