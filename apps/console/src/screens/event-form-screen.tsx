import { Button } from '@fruit/look/button.tsx'
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
  const set = (change: Partial<Settings>) => setSettings({ ...settings, ...change })
  const { contest, atEnd, hints } = settings
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
        <NumberField
          label="Learners in a team"
          min={1}
          max={6}
          value={settings.teamSize}
          onChange={(teamSize) => set({ teamSize })}
        />
      </Part>
      <Part title="Challenges">
        <ChallengePicker
          challenges={choices.challenges}
          paths={choices.paths}
          chosen={settings.challenges}
          onChange={(challenges) => set({ challenges })}
        />
      </Part>
      <Part title="Help and repair">
        <ChoiceField
          label="Hints"
          value={hints.mode}
          options={[
            ['on', 'On'],
            ['off', 'Off'],
            ['from', 'From a set time'],
          ]}
          onChange={(mode) =>
            set({ hints: mode === 'from' ? { mode, from: settings.startsAt ?? Date.now() } : { mode } })
          }
        />
        {hints.mode === 'from' && (
          <TimeField
            label="Hints from"
            value={hints.from}
            onChange={(from) => from !== null && set({ hints: { mode: 'from', from } })}
          />
        )}
        <CheckField
          label="Learners may find and repair holes in the code"
          checked={settings.coding}
          onChange={(coding) => set({ coding })}
        />
        <CheckField
          label="Learners may write fixes of their own"
          checked={settings.ownFixes}
          onChange={(ownFixes) => set({ ownFixes })}
        />
      </Part>
      <Part title="Time">
        <TimeField
          label="Start"
          hint="Empty: you open it"
          value={settings.startsAt}
          onChange={(startsAt) => set({ startsAt })}
        />
        <TimeField
          label="End"
          hint="Empty: you end it"
          value={settings.endsAt}
          onChange={(endsAt) => set({ endsAt })}
        />
        <TimeField
          label="The board freezes"
          hint="From then on learners and the projector see it as it was"
          value={settings.freezesAt}
          onChange={(freezesAt) => set({ freezesAt })}
        />
        <CheckField
          label="Close the shops at the end"
          checked={atEnd.closesShops}
          onChange={(closesShops) => set({ atEnd: { ...atEnd, closesShops } })}
        />
        <CheckField
          label="Open the walkthroughs at the end"
          checked={atEnd.opensWalkthroughs}
          onChange={(opensWalkthroughs) => set({ atEnd: { ...atEnd, opensWalkthroughs } })}
        />
        <CheckField
          label="Keep it longer than 30 days after its end"
          checked={settings.isKept}
          onChange={(isKept) => set({ isKept })}
        />
      </Part>
      {settings.form === 'contest' && (
        <Part title="Points">
          <ChoiceField
            label="Points of a challenge"
            value={contest.points}
            options={[
              ['fixed', 'Fixed: 100 for each star'],
              ['falling', 'Falling: a tenth less for each earlier solve'],
            ]}
            onChange={(points) => set({ contest: { ...contest, points } })}
          />
          <NumberField
            label="Bonus for the first"
            min={0}
            max={1000}
            value={contest.firstBlood}
            onChange={(firstBlood) => set({ contest: { ...contest, firstBlood } })}
          />
          <NumberField
            label="Cost of a hint"
            min={0}
            max={1000}
            value={contest.hintCost}
            onChange={(hintCost) => set({ contest: { ...contest, hintCost } })}
          />
        </Part>
      )}
      <div className="buttons">
        <Button onClick={() => navigate(-1)}>Cancel</Button>
        <Button type="submit" look="primary" pending={isPending}>
          Save
        </Button>
      </div>
    </form>
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

interface NumberFieldProps {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly value: number
  readonly onChange: (value: number) => void
}

function NumberField({ value, onChange, ...field }: NumberFieldProps) {
  return (
    <TextField
      {...field}
      type="number"
      required
      value={value}
      onChange={(change) => onChange(change.target.valueAsNumber || 0)}
    />
  )
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
