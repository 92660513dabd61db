import { showAnswer } from '@fruit/isomorphic/chat/seams'
import { Button } from '@fruit/look/button.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { MessageKey } from '../../lib/i18n.ts'
import { amountText, priceFor } from '../../lib/price.ts'
import { productPicture } from '../../lib/product-picture.ts'
import { useConfiguration, useSeam, useServices, useSession } from '../../lib/services.ts'
import { SHOW_TOOL_CALLS, useChatPlaces } from '../../lib/use-chat-places.ts'
import { Bubble, ChatFrame, ThinkingBubble } from '../../ui/chat-frame.tsx'
import { AnswerFrame } from './answer-frame.tsx'
import { answerPage } from './answer-page.ts'
import styles from './assistant-screen.module.css'
import type { ToolCall, Turn } from './conversation.ts'
import { findMentions } from './mentions.ts'
import { useAssistant } from './use-assistant.ts'

/** Texts about the running tool. */
const TOOL_TEXTS: Readonly<Record<string, MessageKey>> = {
  searchProducts: 'ASSISTANT_SEARCHES_PRODUCTS',
  getProductReviews: 'ASSISTANT_READS_REVIEWS',
  getOrderById: 'ASSISTANT_LOOKS_AT_ORDERS',
  lookUpNotes: 'ASSISTANT_LOOKS_UP_NOTES',
  generateCoupon: 'ASSISTANT_MAKES_COUPON',
  openComplaint: 'ASSISTANT_OPENS_COMPLAINT',
  changeDeliveryAddress: 'ASSISTANT_CHANGES_ADDRESS',
}

const SUGGESTIONS = ['ASSISTANT_ASK_JUICE', 'ASSISTANT_ASK_REVIEWS', 'ASSISTANT_ASK_DELIVERY'] as const

/** A conversation with the assistant, which answers questions and acts through tools. */
export function AssistantScreen() {
  const { t, i18n } = useTranslation()
  const { chatBot } = useConfiguration().application
  const { face, ...places } = useChatPlaces()
  const { turns, answer, say, retry, stop, forget } = useAssistant()
  // In other languages, the built-in model understands only the first of these questions.
  const suggestions = i18n.language === 'en' ? SUGGESTIONS : SUGGESTIONS.slice(0, 1)
  const last = turns.at(-1)
  const shown: readonly Turn[] = answer ? [...turns, answer] : turns
  // The last message has no response, because the page was closed in the meantime.
  const isUnanswered = !answer && last !== undefined && (last.author === 'user' || last.end !== undefined)
  return (
    <ChatFrame
      {...places}
      title={t('TITLE_ASSISTANT')}
      intro={t('ASSISTANT_INTRO')}
      face={face}
      length={shown.length + (answer ? answer.text.length + answer.tools.length : 0)}
      isLive={false}
      label={t('CHATBOT_MESSAGE_LABEL')}
      canSend
      isAnswering={answer !== null}
      onStop={stop}
      stopText={t('ASSISTANT_STOP')}
      onSend={say}
    >
      {shown.length === 0 && (
        <Bubble author="bot" name={chatBot.name} face={face}>
          <p>{t('ASSISTANT_OPENING')}</p>
          <div className={styles.suggestions}>
            {suggestions.map((key) => (
              <Button key={key} onClick={() => say(t(key))}>
                {t(key)}
              </Button>
            ))}
          </div>
        </Bubble>
      )}
      {shown.map((turn, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: turns are only ever added at the end
        <TurnBubble key={place} turn={turn} isComing={turn === answer} name={chatBot.name} face={face} />
      ))}
      <li className={styles.foot}>
        {/* Screen readers would read a stream word by word; they get the whole response when it is complete. */}
        <span className="visually-hidden" role="status">
          {answer ? t('CHATBOT_THINKING', { name: chatBot.name }) : last?.author === 'assistant' ? last.text : ''}
        </span>
        {isUnanswered && <Button onClick={retry}>{t('TRY_AGAIN')}</Button>}
        {!answer && turns.length > 0 && (
          <Button look="quiet" onClick={forget}>
            {t('ASSISTANT_START_ANEW')}
          </Button>
        )}
      </li>
    </ChatFrame>
  )
}

interface TurnBubbleProps {
  readonly turn: Turn
  readonly isComing: boolean
  readonly name: string
  readonly face: string
}

function TurnBubble({ turn, isComing, name, face }: TurnBubbleProps) {
  const { t } = useTranslation()
  if (turn.author === 'user')
    return (
      <Bubble author="user" name={name} face={face}>
        {turn.text}
      </Bubble>
    )
  const { text, tools, note, end } = turn
  if (isComing && text === '' && tools.length === 0) return <ThinkingBubble name={name} face={face} />
  return (
    <Bubble author="bot" name={name} face={face}>
      {tools.map((tool, place) => (
        <Tool
          key={tool.id}
          {...tool}
          isRunning={isComing && text === ''}
          isRepeated={tools[place - 1]?.name === tool.name}
        />
      ))}
      {text !== '' && <AnswerContent text={text} isComing={isComing} />}
      {note && <p className={styles.note}>{note}</p>}
      {end === 'stopped' && <p className={styles.note}>{t('ASSISTANT_STOPPED')}</p>}
      {typeof end === 'object' && (
        <p className="error" role="alert">
          {end.failure}
        </p>
      )}
    </Bubble>
  )
}

interface ToolProps extends ToolCall {
  readonly isRunning: boolean
  /** The previous call used the same tool. */
  readonly isRepeated: boolean
}

/** The running tool and, if the switch on the administration page is on, its input. */
function Tool({ name, input, isRunning: isAtWork, isRepeated: isToldAlready }: ToolProps) {
  const { t } = useTranslation()
  const { cookies } = useServices()
  const key = TOOL_TEXTS[name]
  const told = key ? t(key) : name
  if (input === '' || cookies.get(SHOW_TOOL_CALLS) !== 'true')
    return isToldAlready ? null : <p className={`${styles.tool} ${isAtWork ? styles.working : ''}`}>{told}</p>
  return (
    <details className={styles.call} open>
      <summary>{told}</summary>
      <code>{`${name} ${input}`}</code>
    </details>
  )
}

/** The assistant's response as the seam renders it. While it is streamed, it is shown as text. */
function AnswerContent({ text, isComing }: { readonly text: string; readonly isComing: boolean }) {
  const { base } = useServices()
  const toMarkup = useSeam(showAnswer)
  const page = answerPage(toMarkup(text), base)
  return (
    <div data-answer={isComing ? undefined : ''}>
      {page.html === null || isComing ? (
        <AnswerText text={page.text} />
      ) : (
        <AnswerFrame html={page.html} text={page.text} />
      )}
    </div>
  )
}

/** The text of a response, with a card in place of each product and order that it names. */
function AnswerText({ text }: { readonly text: string }) {
  const { boot, base } = useServices()
  const { role } = useSession()
  const { t, i18n } = useTranslation()
  return (
    <p className={styles.said}>
      {findMentions(text, boot.products).map((part, place) => {
        if (typeof part === 'string') return part
        if ('orderId' in part)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have their order
            <Link key={place} className={styles.card} to={`/track-result?id=${part.orderId}`}>
              {t('TRACK_ORDER_OF', { orderId: part.orderId })}
            </Link>
          )
        const { product } = part
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have their order
          <Link key={place} className={styles.card} to={`/search?product=${product.id}`}>
            <img src={productPicture(product, base)} alt="" />
            <span>
              {product.name}
              <small>{amountText(priceFor(product, role), i18n.language)}</small>
            </span>
          </Link>
        )
      })}
    </p>
  )
}
