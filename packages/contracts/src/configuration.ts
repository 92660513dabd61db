import type { z } from 'zod'
import { applicationSettings } from './configuration/application.ts'
import { memoryList } from './configuration/memories.ts'
import { productList } from './configuration/products.ts'
import { serverSettings } from './configuration/server.ts'
import { section } from './configuration/setting-kinds.ts'
import { challengeSettings, checkTraining, ctfSettings, instructorSettings } from './configuration/training.ts'

/**
 * The complete configuration: every setting of every version of the interface. It has no defaults of its own; they stand
 * in `config/default.yml`, over which other files are merged before this schema sees the result. Unknown keys are
 * dropped. The message of an issue says what is allowed; where the value alone does not show what is wrong,
 * `params.found` of a `custom` issue does.
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

/** The checked configuration, in which every setting has a value; `null` where a setting was left blank. */
export type Configuration = z.output<typeof configurationSchema>
