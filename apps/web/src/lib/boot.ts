import type { Boot } from '@fruit/contracts/boot'
import type { Configuration } from '@fruit/contracts/configuration'

/** The parts of the configuration that screens read. */
export type ShownConfiguration = Pick<Configuration, 'application' | 'challenges' | 'hackingInstructor' | 'ctf'>

/** The part of a document that is read. */
export interface BootPage {
  getElementById(id: string): { readonly textContent: string | null } | null
}

/** Reads the data that the server put into the page for the start of the app. */
export function readBoot(page: BootPage): Boot {
  return JSON.parse(page.getElementById('boot')?.textContent ?? '')
}

/**
 * The configuration with the types that screens use. The contract leaves it open, because variants may expose more or
 * less.
 */
export function shownConfiguration(boot: Boot): ShownConfiguration {
  return boot.configuration as unknown as ShownConfiguration
}
