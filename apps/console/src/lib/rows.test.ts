import type { LiveEvent, LiveLearner, LiveTeam } from '@fruit/contracts/console/live'
import { describe, expect, it } from 'vitest'
import { learnerRows, type RowQuery } from './rows.ts'

const MINUTE = 60_000

const learner = (nickname: string, more: Partial<LiveLearner> = {}): LiveLearner => ({
  ...{ id: nickname, nickname, team: nickname, joinedAt: 0, isRemoved: false, isPresent: true },
  ...{ lastAct: null, question: null, ...more },
})
const team = (id: string, more: Partial<LiveTeam> = {}): LiveTeam => ({
  ...{ id, name: id, solves: [], near: {}, hints: {}, points: 0, solvedAt: null, sharedFlags: 0, atLimit: null },
  ...more,
})
const eventOf = (learners: LiveLearner[], teams = learners.map(({ id }) => team(id))): LiveEvent => ({
  ...{ version: 1, now: 0, challenges: [], learners, teams, trouble: null },
})
const shown = (event: LiveEvent, wanted: Partial<RowQuery>, now = MINUTE) =>
  learnerRows(event, { search: '', filter: 'all', order: 'name', ...wanted }, now).map((row) => row.learner.nickname)

describe('learnerRows', () => {
  it('matches nickname and team, ignoring case', () => {
    const event = eventOf([learner('Quince'), learner('Pip', { team: 'Orchard' })], [team('Quince'), team('Orchard')])
    expect(shown(event, { search: ' QUI ' })).toEqual(['Quince'])
    expect(shown(event, { search: 'orch' })).toEqual(['Pip'])
    expect(shown(event, { search: 'medlar' })).toEqual([])
  })

  it('leaves out removed learners', () => {
    expect(shown(eventOf([learner('Quince', { isRemoved: true }), learner('Pip')]), {})).toEqual(['Pip'])
  })

  it('sorts learners with a question first, then present ones by the time without a solve', () => {
    const event = eventOf(
      [
        learner('Late'),
        learner('Away', { isPresent: false }),
        learner('Asked', { question: 'How?' }),
        learner('Early'),
      ],
      [team('Late', { solvedAt: 20 }), team('Away'), team('Asked', { solvedAt: 30 }), team('Early', { solvedAt: 10 })],
    )
    expect(shown(event, { order: 'help' })).toEqual(['Asked', 'Early', 'Late', 'Away'])
  })

  it('counts learners as stuck by the current time, also without any activity', () => {
    const event = eventOf([learner('Quince'), learner('Pip', { joinedAt: 10 * MINUTE })])
    expect(shown(event, { filter: 'stuck' }, 14 * MINUTE)).toEqual([])
    expect(shown(event, { filter: 'stuck' }, 16 * MINUTE)).toEqual(['Quince'])
    expect(shown(event, { filter: 'stuck' }, 26 * MINUTE)).toEqual(['Pip', 'Quince'])
  })
})
