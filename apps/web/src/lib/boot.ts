import type { Boot } from '@fruit/contracts/boot'
import type { Configuration } from '@fruit/contracts/configuration'
import type { Api } from './api.ts'

/** The parts of the configuration that screens read. */
export type ShownConfiguration = Pick<Configuration, 'application' | 'challenges' | 'hackingInstructor' | 'ctf'>

/** The part of a document that is read. */
export interface BootPage {
  getElementById(id: string): { readonly textContent: string | null } | null
}

/**
 * What the app starts with: from the page itself, where the server put it, or by calls where no server filled the page
 * (Vite in development). Then every seam is safe.
 *
 * @throws CallError when neither is there
 */
export async function readBoot(page: BootPage, api: Api): Promise<Boot> {
  const inlined = page.getElementById('boot')?.textContent
  if (inlined) return JSON.parse(inlined)
  const [{ version }, { config }, { data }] = await Promise.all([
    api.call('GET /rest/admin/application-version'),
    api.call('GET /rest/admin/application-configuration'),
    api.call('GET /rest/products/search', { query: { q: '' } }),
  ])
  return { version, configuration: config, products: data, identityProvider: null, seams: {} }
}

/** The configuration as the screens know it; the contract leaves it open, because variants may show more or less. */
export function shownConfiguration(boot: Boot): ShownConfiguration {
  return boot.configuration as unknown as ShownConfiguration
}
