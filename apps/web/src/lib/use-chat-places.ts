import { useTranslation } from 'react-i18next'
import { useConfiguration, useServices } from './services.ts'

/** Where the assistant is talked to; v20 of the interface has its conversations below this address. */
const ASSISTANT_PATH = '/chatbot/conversation/1'

/** Cookie of the switch on the administration page: `true` shows what the assistant asks its tools for. */
export const SHOW_TOOL_CALLS = 'show_tool_calls'

/** The ways to talk to the shop that it has: its bot and, where it is switched on, its assistant. And how both look. */
export function useChatPlaces() {
  const { t } = useTranslation()
  const { base } = useServices()
  const { chatBot } = useConfiguration().application
  return {
    face: new URL(chatBot.avatar, `${base}assets/public/images/`).href,
    placesLabel: t('CHAT_PLACES'),
    places: [
      { to: '/chatbot', text: t('CHAT_PLACE_BOT') },
      ...(chatBot.assistant === 'off' ? [] : [{ to: ASSISTANT_PATH, text: t('CHAT_PLACE_ASSISTANT') }]),
    ],
  }
}
