import { useTranslation } from 'react-i18next'
import { useConfiguration, useServices } from './services.ts'

/** Path of the assistant's conversation; v20 of the interface numbers conversations. */
const ASSISTANT_PATH = '/chatbot/conversation/1'

/** Cookie of the switch on the administration page: `true` shows the assistant's tool calls. */
export const SHOW_TOOL_CALLS = 'show_tool_calls'

/** The chats that the shop offers (its bot, and its assistant if enabled) and their avatar. */
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
