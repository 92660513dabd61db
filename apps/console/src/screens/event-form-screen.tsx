import { Button, SubmitButton } from '@fruit/look/button.tsx'
import { TextField } from '@fruit/look/text-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import type { Answer } from '../lib/calls.ts'
import { useServices } from '../lib/services.ts'
import { parseFieldValue, toFieldValue } from '../lib/time-text.ts'
import { ChallengePicker } from '../ui/challenge-picker.tsx'
import { CheckField, ChoiceField } from '../ui/choice-field.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { useAction } from '../ui/use-action.ts'
import { FORMS } from './events-screen.tsx'

type Settings = Answer<'listEvents'>['events'][number]['settings']
type Choices = Answer<'readChoices'>

const NEW: Settings = {
  name: '',
  form: 'practice',
  path: null,
  challenges: null,
  language: null,
  hints: { mode: 'on' },
  coding: true,
  ownFixes: true,
  startsAt: null,
  endsAt: null,
  freezesAt: null,
  teamSize: 1,
  atEnd: { closesShops: false, opensWalkthroughs: true },
  contest: { points: 'fixed', firstBlood: 50, hintCost: 10 },
  isKept: false,
}

/** The settings of a new event, a new one from a template, or an existing one. */
export function EventFormScreen() {
  const { api } = useServices()
  const { event } = useParams()
  const [search] = useSearchParams()
  const template = search.get('template')
  const choices = useQuery({ queryKey: ['choices'], queryFn: () => api.call('GET /api/choices') })
  // Loaded once, so that typed values stay when the event changes meanwhile.
  const begun = useQuery({
    queryKey: ['begun', event, template],
    queryFn: async () => {
      if (event !== undefined) return (await api.call('GET /api/events/:event', { params: { event } })).settings
      const { templates } = await api.call('GET /api/events')
      return templates.find(({ id }) => id === template)?.settings ?? NEW
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <>
      <h1 className="heading">{event === undefined ? 'New event' : 'Settings'}</h1>
      <Loaded query={choices}>
        {(known) => (
          <Loaded query={begun}>
            {(settings) => <EventForm key={`${event} ${template}`} event={event} begun={settings} choices={known} />}
          </Loaded>
        )}
      </Loaded>
    </>
  )
}

interface EventFormProps {
  /** undefined: a new event. */
  readonly event: string | undefined
  readonly begun: Settings
  readonly choices: Choices
}

function EventForm({ event, begun, choices }: EventFormProps) {
  const { api } = useServices()
  const navigate = useNavigate()
  const { isPending, run } = useAction()
  const [settings, setSettings] = useState(begun)
  // The settings at the start of editing, even if they are loaded again.
  const [first] = useState(begun)
  const parts = { settings, set: (change: Partial<Settings>) => setSettings({ ...settings, ...change }) }
  const save = () =>
    run(async () => {
      const saved =
        event === undefined
          ? await api.call('POST /api/events', { body: settings })
          : await api.call('PUT /api/events/:event', { params: { event }, body: { settings, begun: first } })
      await navigate(`/events/${saved.id}`)
    }, 'The event is saved.')
  return (
    <form
      className="form"
      onSubmit={(submitted) => {
        submitted.preventDefault()
        void save()
      }}
    >
      <Description {...parts} choices={choices} />
      <Part title="Challenges">
        <ChallengePicker
          challenges={choices.challenges}
          paths={choices.paths}
          chosen={settings.challenges}
          onChange={(challenges) => parts.set({ challenges })}
        />
      </Part>
      <Help {...parts} />
      <Times {...parts} />
      {settings.form === 'contest' && <Points {...parts} />}
      <div className="buttons">
        <Button onClick={() => navigate(-1)}>Cancel</Button>
        <SubmitButton pending={isPending}>Save</SubmitButton>
      </div>
    </form>
  )
}

interface PartProps {
  readonly settings: Settings
  readonly set: (change: Partial<Settings>) => void
}

function Description({ settings, set, choices }: PartProps & Pick<EventFormProps, 'choices'>) {
  return (
    <Part title="What it is">
      <TextField
        label="Name"
        required
        maxLength={80}
        value={settings.name}
        onChange={(change) => set({ name: change.target.value })}
      />
      <ChoiceField label="Form" value={settings.form} options={options(FORMS)} onChange={(form) => set({ form })} />
      <ChoiceField
        label="Learning path"
        hint="A path that everybody follows"
        value={settings.path ?? ''}
        options={[['', 'None'], ...choices.paths.map(({ id, name }) => [id, name] as const)]}
        onChange={(path) => set({ path: path === '' ? null : path })}
      />
      <ChoiceField
        label="Language"
        value={settings.language ?? ''}
        options={[
          ['', 'Whatever each browser asks for'],
          ...choices.languages.map(({ key, name }) => [key, name] as const),
        ]}
        onChange={(language) => set({ language: language === '' ? null : language })}
      />
      {fieldsOf(settings, set).number('teamSize', 'Learners in a team', 1, 6)}
    </Part>
  )
}

const HINT_MODES = { on: 'On', off: 'Off', from: 'From a set time' } as const

function Help({ settings, set }: PartProps) {
  const { hints, startsAt } = settings
  const fields = fieldsOf(settings, set)
  return (
    <Part title="Help and repair">
      <ChoiceField
        label="Hints"
        value={hints.mode}
        options={options(HINT_MODES)}
        onChange={(mode) => set({ hints: mode === 'from' ? { mode, from: startsAt ?? Date.now() } : { mode } })}
      />
      {hints.mode === 'from' && (
        <TimeField
          label="Hints from"
          value={hints.from}
          onChange={(from) => from !== null && set({ hints: { mode: 'from', from } })}
        />
      )}
      {fields.check('coding', 'Learners may find and repair holes in the code')}
      {fields.check('ownFixes', 'Learners may write fixes of their own')}
    </Part>
  )
}

function Times({ settings, set }: PartProps) {
  const fields = fieldsOf(settings, set)
  const atEnd = fieldsOf(settings.atEnd, (change) => set({ atEnd: { ...settings.atEnd, ...change } }))
  return (
    <Part title="Time">
      {fields.time('startsAt', 'Start', 'Empty: you open it')}
      {fields.time('endsAt', 'End', 'Empty: you end it')}
      {fields.time('freezesAt', 'The board freezes', 'From then on learners and the projector see it as it was')}
      {atEnd.check('closesShops', 'Close the shops at the end')}
      {atEnd.check('opensWalkthroughs', 'Open the walkthroughs at the end')}
      {fields.check('isKept', 'Keep it longer than 30 days after its end')}
    </Part>
  )
}

const POINTS = {
  fixed: 'Fixed: 100 for each star',
  falling: 'Falling: a tenth less for each earlier solve',
} as const

function Points({ settings: { contest }, set }: PartProps) {
  const change = (part: Partial<Settings['contest']>) => set({ contest: { ...contest, ...part } })
  const fields = fieldsOf(contest, change)
  return (
    <Part title="Points">
      <ChoiceField
        label="Points of a challenge"
        value={contest.points}
        options={options(POINTS)}
        onChange={(points) => change({ points })}
      />
      {fields.number('firstBlood', 'Bonus for the first', 0, 1000)}
      {fields.number('hintCost', 'Cost of a hint', 0, 1000)}
    </Part>
  )
}

function options<Value extends string>(texts: Readonly<Record<Value, string>>): [Value, string][] {
  return Object.entries(texts) as [Value, string][]
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="part">
      <legend>{title}</legend>
      <div className="fields">{children}</div>
    </fieldset>
  )
}

/** Names of the properties with values of a type. */
type NamesOf<Values, Kind> = { [Name in keyof Values]: Values[Name] extends Kind ? Name : never }[keyof Values]

/** Functions that render a field for a property. */
function fieldsOf<Values extends object>(values: Values, set: (change: Partial<Values>) => void) {
  const change = (name: keyof Values) => (value: unknown) => set({ [name]: value } as Partial<Values>)
  return {
    check: (name: NamesOf<Values, boolean>, label: string) => (
      <CheckField label={label} checked={values[name] as boolean} onChange={change(name)} />
    ),
    number: (name: NamesOf<Values, number>, label: string, min: number, max: number) => (
      <TextField
        label={label}
        type="number"
        min={min}
        max={max}
        required
        value={values[name] as number}
        onChange={({ target }) => change(name)(target.valueAsNumber || 0)}
      />
    ),
    time: (name: NamesOf<Values, number | null>, label: string, hint: string) => (
      <TimeField label={label} hint={hint} value={values[name] as number | null} onChange={change(name)} />
    ),
  }
}

interface TimeFieldProps {
  readonly label: string
  readonly hint?: string
  readonly value: number | null
  readonly onChange: (value: number | null) => void
}

function TimeField({ value, onChange, ...field }: TimeFieldProps) {
  return (
    <TextField
      {...field}
      type="datetime-local"
      value={toFieldValue(value)}
      onChange={(change) => onChange(parseFieldValue(change.target.value))}
    />
  )
}
