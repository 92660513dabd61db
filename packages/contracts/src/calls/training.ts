import { z } from 'zod'
import { defineCall } from '../call.ts'
import { success, time } from '../shapes.ts'

export const codingChallengeStatus = z.union([z.literal(0), z.literal(1), z.literal(2)])

/** A challenge as the score board and tools see it. */
export const challenge = z.object({
  id: z.number().int(),
  key: z.string(),
  name: z.string(),
  category: z.string(),
  /** Comma-separated, without blanks. */
  tags: z.string().nullable(),
  /** HTML. */
  description: z.string(),
  difficulty: z.number().int().min(1).max(6),
  hint: z.string().nullable(),
  hintUrl: z.string().nullable(),
  mitigationUrl: z.string().nullable(),
  solved: z.boolean(),
  disabledEnv: z.string().nullable(),
  tutorialOrder: z.number().int().nullable(),
  codingChallengeStatus,
  hasCodingChallenge: z.boolean(),
  ChallengeDependencies: z.array(z.unknown()),
  createdAt: time,
  updatedAt: time,
})

export type ChallengeRow = z.output<typeof challenge>

export const listChallenges = defineCall({
  method: 'GET',
  path: '/api/Challenges',
  summary: 'All challenges with their state; every column can be used as a filter',
  tag: 'Training',
  access: 'open',
  query: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  answers: { 200: success(z.array(challenge)) },
})

/** Message `challenge solved` of the socket. */
export const challengeSolved = z.object({
  key: z.string(),
  name: z.string(),
  /** Name, and in brackets the description without markup. */
  challenge: z.string(),
  flag: z.string(),
  hidden: z.boolean(),
  isRestore: z.boolean(),
  codingChallenge: z.boolean(),
})

export type ChallengeSolved = z.output<typeof challengeSolved>
