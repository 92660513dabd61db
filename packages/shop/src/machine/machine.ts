import { type NetHost, SimulatedMachine } from '@fruit/world/machine'
import type { Visit } from '@fruit/world/visit'
import { HOST_NAME, machineEnvironment } from './environment.ts'
import { commandRun, pageFetched, roleTokenUsed } from './facts.ts'
import { metadataService } from './metadata-service.ts'
import { fileHosts, till } from './neighbours.ts'

/** Working directory of the shop's program: the root of its files. */
const FOLDER = '/'

/**
 * Programs on the machine that process customers' input: they fetch a picture, render a user name, and read an order.
 */
export type Program = 'picture' | 'user-name' | 'order-lines'

/**
 * The fictional machine that the shop runs on, as a visit reaches it through one of its programs. Everything that
 * happens on it, and its requests to the shop, are recorded in this visit.
 */
export function machineOf(visit: Visit, program: Program): SimulatedMachine {
  const { world } = visit
  return new SimulatedMachine(world, {
    hostName: HOST_NAME,
    environment: machineEnvironment(world.configuration),
    folder: FOLDER,
    isNested: visit.isFromMachine,
    hosts: [
      ownShop(visit, program),
      metadataService(world),
      till(world, () => visit.record(roleTokenUsed, { host: 'till.internal' })),
      ...fileHosts(world),
    ],
    fetched: ({ method, url: address }, answer) =>
      visit.record(
        pageFetched,
        typeof answer === 'string'
          ? { method, address, answeredBy: null, status: null, failure: answer }
          : { method, address, answeredBy: answer.url, status: answer.status, failure: null },
      ),
    ran: (command, outcome) =>
      visit.record(commandRun, { command, ended: outcome.kind === 'limit' ? outcome.limit : outcome.exitCode }),
  })
}

/** This world's shop as a host: under loopback names and under its public name. */
function ownShop(visit: Visit, program: Program): NetHost {
  const { port, baseUrl } = visit.world.configuration.server
  const outside = URL.canParse(baseUrl) ? new URL(baseUrl) : null
  const outsidePort = outside && Number(outside.port || (outside.protocol === 'https:' ? 443 : 80))
  return {
    names: ['loopback', HOST_NAME, `${HOST_NAME}.internal`, '10.8.0.20', ...(outside ? [outside.hostname] : [])],
    // Requests from the machine cannot start further requests, which prevents endless recursion.
    ports: visit.isFromMachine ? [] : [80, 3000, port, ...(outsidePort ? [outsidePort] : [])],
    answer: (request) =>
      visit.world.requestShop(visit.world.id, program, request, (journal) => {
        for (const { fact, data } of journal) visit.record(fact, data)
      }),
  }
}
