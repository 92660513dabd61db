import type { z } from 'zod'
import { applicationSettings } from './configuration/application.ts'
import { memoryList } from './configuration/memories.ts'
import { productList } from './configuration/products.ts'
import { serverSettings } from './configuration/server.ts'
import { section } from './configuration/setting-kinds.ts'
import { challengeSettings, checkTraining, ctfSettings, instructorSettings } from './configuration/training.ts'

/**
 * The schema of the complete configuration, with every setting of every version of the interface. The defaults are in
 * `config/default.yml`, over which other files are merged before validation. Unknown keys are dropped. The message of
 * an issue describes the allowed values. A `custom` issue has `params.found` where the value alone does not explain the
 * problem.
 */
export const configurationSchema = section({
  server: serverSettings,
  application: applicationSettings,
  challenges: challengeSettings,
  hackingInstructor: instructorSettings,
  products: productList,
  memories: memoryList,
  ctf: ctfSettings,
}).check(checkTraining)

/** The validated configuration. Every setting has a value, which is `null` where it was left blank. */
export type Configuration = z.output<typeof configurationSchema>
