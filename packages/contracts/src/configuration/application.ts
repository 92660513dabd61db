import { z } from 'zod'
import {
  blankable,
  blankableLink,
  blankableList,
  blankableWebAddress,
  fileOrUrl,
  flag,
  nonBlankText,
  oneOf,
  section,
  text,
  webAddress,
  wholeNumber,
} from './setting-kinds.ts'

/** Names of the colour themes. */
const COLOUR_THEMES = [
  'bluegrey-lightgreen',
  'blue-lightblue',
  'deeppurple-amber',
  'indigo-pink',
  'pink-bluegrey',
  'purple-green',
  'deeporange-indigo',
  'lime-green',
  'neon-fire',
] as const

const domain = text.regex(/^[^\s@'"<>/\\]+$/, { error: 'a domain name without spaces, @, quotes or slashes' })

// The metrics library rejects other names, but only after the shop has started.
const metricsPrefix = text.regex(/^[a-zA-Z_:][a-zA-Z0-9_:]*$/, {
  error: 'letters, digits, _ and :, not starting with a digit',
})

const texts = z.record(z.string(), nonBlankText, { error: 'a map from keys of texts to texts, or {} for none' })

/** Both chat bots: the scripted one and the one that uses a language model. */
const chatBot = section({
  name: nonBlankText,
  avatar: fileOrUrl,
  /** Placeholders: `<bot-name>`, `<customer-name>`. */
  greeting: blankable(text),
  trainingData: fileOrUrl,
  defaultResponse: blankable(text),
  model: blankable(text),
  /** OpenAI-compatible API; `null` without a model. */
  llmApiUrl: blankableWebAddress,
  llmMaxRetries: wholeNumber(0, 100),
  /** Keys of the language files, or plain texts. */
  sampleQuestions: blankableList(text, 'a list of texts'),
  /** `builtin`: the shop's own model. `model`: the one at `llmApiUrl`. `off`: only the scripted bot. */
  assistant: oneOf(['builtin', 'model', 'off']),
  /** True when the built-in model answers if `llmApiUrl` does not. */
  fallsBack: flag,
  /** System prompt of the assistant. Never shown. */
  instructions: nonBlankText,
  /** Confidential part of the system prompt. Never shown. */
  confidential: nonBlankText,
})

const social = section({
  twitterUrl: blankableLink,
  facebookUrl: blankableLink,
  slackUrl: blankableLink,
  redditUrl: blankableLink,
  pressKitUrl: blankableLink,
  nftUrl: blankableLink,
  blueSkyUrl: blankableLink,
  mastodonUrl: blankableLink,
  questionnaireUrl: blankableLink,
})

const googleOauth = section({
  clientId: blankable(text),
  authorizedRedirects: blankableList(
    section({
      /** The origin on which the login button is offered. */
      uri: webAddress,
      /** Sent to the provider instead of the origin. */
      proxy: webAddress.optional(),
    }),
    'a list of entries with uri and, where needed, proxy',
  ),
})

/** Settings of the shop itself: its name, look, texts and helpers. */
export const applicationSettings = section({
  /** Mail domain of the seeded accounts. */
  domain,
  name: nonBlankText,
  logo: fileOrUrl,
  favicon: fileOrUrl,
  theme: oneOf(COLOUR_THEMES),
  showVersionNumber: flag,
  showGitHubLinks: flag,
  localBackupEnabled: flag,
  // More would delay the first start by minutes.
  numberOfRandomFakeUsers: wholeNumber(0, 10_000),
  altcoinName: nonBlankText,
  /** Chain id of each world; the maximum is the largest that wallets accept. */
  chainId: wholeNumber(1, 4_503_599_627_370_476),
  privacyContactEmail: blankable(text),
  customMetricsPrefix: metricsPrefix,
  chatBot,
  social,
  recyclePage: section({ topProductImage: blankable(fileOrUrl), bottomProductImage: blankable(fileOrUrl) }),
  welcomeBanner: section({
    showOnFirstStart: flag,
    title: blankable(text),
    /** HTML. */
    message: blankable(text),
  }),
  cookieConsent: section({
    message: blankable(text),
    dismissText: blankable(text),
    linkText: blankable(text),
    linkUrl: blankable(text),
  }),
  securityTxt: section({
    contact: blankable(text),
    encryption: blankable(text),
    acknowledgements: blankable(text),
    hiring: blankable(text),
    csaf: blankable(text),
  }),
  promotion: section({ video: fileOrUrl, subtitles: fileOrUrl }),
  easterEggPlanet: section({ name: blankable(text), overlayMap: blankable(fileOrUrl) }),
  googleOauth,
  /** Texts of the web client by key; they replace its English ones. */
  englishTexts: texts,
})
