import type { z } from 'zod'
import { section, wholeNumber } from './setting-kinds.ts'

/**
 * Limits on what one visitor may use of the server. docs/reference/limits.md describes each limit and the response when
 * it is exceeded.
 */
export const limitSettings = section({
  connections: wholeNumber(1),
  connectionsPerAddress: wholeNumber(1),
  requestsPerConnection: wholeNumber(1),
  headersSeconds: wholeNumber(1, 3600),
  requestSeconds: wholeNumber(1, 3600),
  silentSeconds: wholeNumber(1, 3600),
  waitingPerWorld: wholeNumber(1),
  newWorldsPerMinute: wholeNumber(1),
  wrongCodesPerMinute: wholeNumber(1),
  learnersPerEvent: wholeNumber(1),
  reportsPerMinute: wholeNumber(1),
  reportBytes: wholeNumber(1),
  resetsPerMinute: wholeNumber(1),
  unclaimedWorlds: wholeNumber(1),
  unclaimedMinutes: wholeNumber(1),
  openWorlds: wholeNumber(1),
  idleMinutes: wholeNumber(1),
  tableRows: wholeNumber(200),
  shopBytes: wholeNumber(2_000_000),
  keptShopBytes: wholeNumber(1),
  files: wholeNumber(10),
  fileBytes: wholeNumber(1_000_000),
  machineBytes: wholeNumber(1000),
  commandsPerMinute: wholeNumber(1),
  bodyBytes: wholeNumber(1000, 10_000_000),
  jsonDepth: wholeNumber(1, 1000),
  jsonParts: wholeNumber(1),
  socketsPerWorld: wholeNumber(1),
  messageBytes: wholeNumber(1000, 1_000_000),
  messagesPerSecond: wholeNumber(1),
  chatAnswersPerMinute: wholeNumber(1),
  modelTokensPerLearner: wholeNumber(0),
  modelTokensPerDay: wholeNumber(0),
  wrongPasswords: wholeNumber(1, 200),
  wrongCoupons: wholeNumber(1, 200),
  diskReserveMegabytes: wholeNumber(0),
})

export type Limits = z.output<typeof limitSettings>
