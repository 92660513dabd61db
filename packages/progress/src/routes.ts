import { listChallenges } from '@fruit/contracts/calls/training'
import { notificationReceived } from '@fruit/contracts/events'
import { refusedCall } from '@fruit/contracts/resource-calls'
import { handle, type MessageRoute, type Route, receive } from '@fruit/world/route'
import type { World } from '@fruit/world/world'
import type { Progress } from './progress.ts'

/** @param of the progress of a world that is open */
export function progressRoutes(of: (world: World) => Progress): readonly Route[] {
  return [
    handle(listChallenges, (visit, { query }) => {
      const { sort, ...filters } = query
      const wanted = Object.entries(filters)
      const all = of(visit.world).rows(visit)
      const rows =
        wanted.length === 0 ? all : all.filter((row) => wanted.every(([column, value]) => matches(row, column, value)))
      return { status: 'success', data: sort === undefined ? rows : sorted(rows, String(sort)) }
    }),
    // The guard answers before these do.
    ...(['get', 'create', 'update', 'remove'] as const).map((operation) =>
      handle(refusedCall('Challenges', 'Training', operation), () => ({})),
    ),
  ]
}

/** @param of the progress of a world that is open */
export function progressMessages(of: (world: World) => Progress): readonly MessageRoute[] {
  return [receive(notificationReceived, (visit, flag) => of(visit.world).confirm(flag))]
}

function matches(row: object, column: string, value: string | string[]): boolean {
  if (!Object.hasOwn(row, column)) return true
  const actual = String((row as Record<string, unknown>)[column])
  return [value].flat().includes(actual)
}

function sorted<Row extends object>(rows: readonly Row[], order: string): Row[] {
  const column = order.replace(/^-/, '')
  const direction = order.startsWith('-') ? -1 : 1
  const cell = (row: Row) => (row as Record<string, unknown>)[column]
  return rows.toSorted((a, b) => direction * compare(cell(a), cell(b)))
}

function compare(a: unknown, b: unknown): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))
}
