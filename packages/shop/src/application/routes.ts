import { applicationConfiguration, applicationVersion } from '@fruit/contracts/calls/application'
import { handle, type Route } from '@fruit/world/route'
import { configurationFor } from './configuration-at-host.ts'
import { describeConfiguration } from './seams.ts'

/** @param version semantic version of the product */
export function applicationRoutes(version: string): readonly Route[] {
  return [
    handle(applicationVersion, (visit) => ({
      version: visit.world.configuration.application.showVersionNumber ? version : '',
    })),
    handle(applicationConfiguration, (visit) => ({
      config: visit.world.use(describeConfiguration)(configurationFor(visit)),
    })),
  ]
}
