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
} from './setting-kinds.ts'

/** Settings that decide what players see of the challenges, and data that some challenges need. */
export const challengeSettings = section({
  showSolvedNotifications: flag,
  showHints: flag,
  showMitigations: flag,
  codingChallengesEnabled: oneOf(['never', 'solved', 'always']),
  /** True when players may write their own fixes. */
  ownFixesEnabled: flag,
  restrictToTutorialsFirst: flag,
  /** Id of the learning path that players follow until they choose another; `null` for none. */
  learningPath: blankable(text),
  overwriteUrlForProductTamperingChallenge: webAddress,
  /** URL of the HTML editor for CSRF; `null`: the one that is part of the shop, on the identity provider's port. */
  overwriteUrlForCsrfChallenge: blankableWebAddress,
  /** HTML that the player has to embed. */
  xssBonusPayload: nonBlankText,
  safetyOverride: flag,
  safetyMode: oneOf(['enabled', 'disabled', 'auto']),
  showFeedbackButtons: flag,
  /** SHA-512 in hex of the advisory to report; `null` for the one that the shop publishes. */
  csafHashValue: blankable(text),
  metricsIgnoredUserAgents: blankableList(nonBlankText, 'a list of texts'),
})

/** The guide of the tutorials. */
export const instructorSettings = section({
  isEnabled: flag,
  avatarImage: fileOrUrl,
  hintPlaybackSpeed: oneOf(['faster', 'fast', 'normal', 'slow', 'slower']),
})

const countries = z.record(z.string(), section({ name: nonBlankText, code: nonBlankText }), {
  error: 'a map from challenge keys to name and code of a country, or null for none',
})

/** Capture-the-flag events. */
export const ctfSettings = section({
  showFlagsInNotifications: flag,
  showCountryDetailsInNotifications: oneOf(['none', 'name', 'flag', 'both']),
  /** Country on the event's map by key of the challenge. */
  countryMapping: blankable(countries),
  systemWideNotifications: section({
    /** Feed of notices to all players. */
    url: blankableLink,
    /** Polling interval of the feed in seconds. */
    pollFrequencySeconds: blankable(z.number({ error: 'a number of seconds, or null' })),
  }),
}).check((context) => {
  const ctf = context.value
  const details = ctf.showCountryDetailsInNotifications
  if (details !== 'none' && !ctf.showFlagsInNotifications)
    context.issues.push({
      code: 'custom',
      input: ctf,
      path: ['showCountryDetailsInNotifications'],
      message: 'none, unless ctf.showFlagsInNotifications is true',
      params: { found: `${details}, while ctf.showFlagsInNotifications is false` },
    })
  const { url, pollFrequencySeconds } = ctf.systemWideNotifications
  if (url !== null && !(pollFrequencySeconds !== null && pollFrequencySeconds > 0))
    context.issues.push({
      code: 'custom',
      input: ctf,
      path: ['systemWideNotifications', 'pollFrequencySeconds'],
      message: 'a number of seconds above 0, because ctf.systemWideNotifications.url is set',
      params: { found: pollFrequencySeconds === null ? 'nothing' : String(pollFrequencySeconds) },
    })
})

/** Checks settings that depend on those of other sections. */
export const checkTraining: z.core.CheckFn<{
  challenges: z.output<typeof challengeSettings>
  hackingInstructor: z.output<typeof instructorSettings>
  ctf: z.output<typeof ctfSettings>
}> = (context) => {
  const { challenges, hackingInstructor, ctf } = context.value
  if (challenges.restrictToTutorialsFirst && !hackingInstructor.isEnabled)
    context.issues.push({
      code: 'custom',
      input: challenges,
      path: ['challenges', 'restrictToTutorialsFirst'],
      message: 'false, unless hackingInstructor.isEnabled is true',
      params: { found: 'true, while hackingInstructor.isEnabled is false' },
    })
  if (ctf.showFlagsInNotifications && !challenges.showSolvedNotifications)
    context.issues.push({
      code: 'custom',
      input: ctf,
      path: ['ctf', 'showFlagsInNotifications'],
      message: 'false, unless challenges.showSolvedNotifications is true',
      params: { found: 'true, while challenges.showSolvedNotifications is false' },
    })
}
