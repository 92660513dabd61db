import { definePath } from '@fruit/challenge-kit/path'

export const path = definePath({
  name: 'Assistants',
  order: 11,
  kind: 'family',
  prerequisites: ['injection'],
  challenges: [
    'bullyChatbotChallenge',
    'chatbotPromptInjectionChallenge',
    'aiDebuggingChallenge',
    'chatbotGreedyInjectionChallenge',
    'systemPromptExtractionChallenge',
    'excessiveAgencyChallenge',
    'poisonedMemoryChallenge',
    'indirectInjectionChallenge',
    'unsafeOutputChallenge',
    'killChatbotChallenge',
  ],
})
