import { useStore } from '@fruit/look/store.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import type { Answer } from '../lib/calls.ts'
import { ranking } from '../lib/rows.ts'
import { useServices } from '../lib/services.ts'
import { useEvent } from '../lib/use-live.ts'
import { ExportButton } from '../ui/export-button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { SimpleTable } from '../ui/simple-table.tsx'

type Live = Answer<'readLive'>
type Team = Live['teams'][number]

/** Results of an event: ranking, difficult challenges, and exports. */
export function ResultsScreen() {
  const { api } = useServices()
  const { event: id = '' } = useParams()
  const event = useEvent(id)
  const live = useQuery({
    queryKey: ['live', id],
    queryFn: () => api.call('GET /api/events/:event/live', { params: { event: id } }),
  })
  return (
    <Loaded query={event}>
      {(known) => <Loaded query={live}>{(results) => <Results event={known} results={results} />}</Loaded>}
    </Loaded>
  )
}

interface ResultsProps {
  readonly event: Answer<'readEvent'>
  readonly results: Live
}

function Results({ event: { id, settings }, results }: ResultsProps) {
  const { api, session } = useServices()
  const isTrainer = useStore(session)?.trainer.role === 'trainer'
  const present = new Set(results.learners.filter(({ isRemoved }) => !isRemoved).map(({ team }) => team))
  const file = (as: 'csv' | 'json' | 'pdf' | 'ctfd', learner?: string) => () =>
    api.open('GET /api/events/:event/export', { params: { event: id }, query: { as, learner } })
  return (
    <>
      <p>
        <Link to={`/events/${id}`}>Back to the event</Link>
      </p>
      <h1 className="heading">Results of {settings.name}</h1>
      {isTrainer && (
        <div className="buttons">
          <ExportButton load={file('csv')}>CSV</ExportButton>
          <ExportButton load={file('json')}>JSON</ExportButton>
          <ExportButton load={file('pdf')}>Report of the class (PDF)</ExportButton>
          <ExportButton load={file('ctfd')}>For CTFd</ExportButton>
        </div>
      )}
      <section className="part">
        <h2>Standings</h2>
        <SimpleTable
          caption="Ranking"
          none="Nobody has joined."
          items={ranking(results, settings.form === 'contest', null)}
          keyOf={({ team }) => team.id}
          columns={[
            { label: 'Team', show: ({ place, team }) => `${place}. ${team.name}` },
            { label: 'Found', isNumber: true, show: ({ solved }) => solved },
            { label: 'Understood', isNumber: true, show: ({ team }) => solvesThat(team, 'isCodeFound') },
            { label: 'Repaired', isNumber: true, show: ({ team }) => solvesThat(team, 'isFixed') },
            { label: 'Points', isNumber: true, show: ({ team }) => team.points },
          ]}
        />
      </section>
      <Difficulties challenges={results.challenges} teams={results.teams.filter((team) => present.has(team.id))} />
      {isTrainer && (
        <section className="part">
          <h2>Learners</h2>
          <SimpleTable
            caption="Learners"
            none="Nobody has joined."
            items={results.learners.filter(({ isRemoved }) => !isRemoved)}
            keyOf={({ id: learner }) => learner}
            columns={[
              {
                label: 'Nickname',
                show: ({ id: learner, nickname }) => <Link to={`/events/${id}/learners/${learner}`}>{nickname}</Link>,
              },
              { label: 'Team', show: ({ team }) => results.teams.find((each) => each.id === team)?.name },
              {
                label: 'Report',
                isActions: true,
                show: ({ id: learner }) => <ExportButton load={file('pdf', learner)}>PDF</ExportButton>,
              },
            ]}
          />
        </section>
      )}
    </>
  )
}

function solvesThat({ solves }: Team, property: 'isCodeFound' | 'isFixed'): number {
  return solves.filter((solve) => solve[property]).length
}

interface DifficultiesProps {
  readonly challenges: Live['challenges']
  readonly teams: readonly Team[]
}

function Difficulties({ challenges, teams }: DifficultiesProps) {
  const solvers = (key: string) =>
    teams.filter(({ solves }) => solves.some(({ challenge }) => challenge === key)).length
  const close = (key: string) => teams.filter(({ near }) => (near[key] ?? 0) > 0).length
  const hints = (key: string) => teams.reduce((sum, team) => sum + (team.hints[key] ?? 0), 0)
  return (
    <section className="part">
      <h2>What was hard</h2>
      <SimpleTable
        caption="Challenges"
        none="There are no challenges."
        items={[...challenges].sort((one, other) => solvers(one.key) - solvers(other.key))}
        keyOf={({ key }) => key}
        columns={[
          { label: 'Challenge', show: ({ name, difficulty }) => `${name} (${difficulty}★)` },
          { label: 'Solved by', isNumber: true, show: ({ key }) => `${solvers(key)} of ${teams.length}` },
          { label: 'Close', isNumber: true, show: ({ key }) => close(key) },
          { label: 'Hints', isNumber: true, show: ({ key }) => hints(key) },
        ]}
      />
    </section>
  )
}
