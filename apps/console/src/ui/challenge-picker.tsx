import type { LiveChallenge } from '@fruit/contracts/console/live'
import { TextField } from '@fruit/look/text-field.tsx'
import { useState } from 'react'
import { CheckField, ChoiceField } from './choice-field.tsx'

interface ChallengePickerProps {
  readonly challenges: readonly LiveChallenge[]
  readonly paths: readonly { readonly id: string; readonly name: string; readonly challenges: readonly string[] }[]
  /** null: all. */
  readonly chosen: readonly string[] | null
  readonly onChange: (chosen: string[] | null) => void
}

/** Selects all challenges, those of a path, or single ones. */
export function ChallengePicker({ challenges, paths, chosen, onChange }: ChallengePickerProps) {
  const [search, setSearch] = useState('')
  const sought = search.trim().toLowerCase()
  const shown = challenges.filter(({ name, category }) => `${name} ${category}`.toLowerCase().includes(sought))
  const known = new Set(challenges.map(({ key }) => key))
  const start = (from: string) => {
    if (from === 'all') return onChange(null)
    const path = paths.find(({ id }) => id === from)
    onChange((path?.challenges ?? challenges.map(({ key }) => key)).filter((key) => known.has(key)))
  }
  return (
    <>
      <ChoiceField
        label="Which count"
        value={chosen === null ? 'all' : 'chosen'}
        options={[
          ['all', 'All'],
          ['chosen', chosen === null ? 'Choose…' : `${chosen.length} chosen`],
          ...paths.map(({ id, name }) => [id, `Those of ${name}`] as const),
        ]}
        onChange={start}
      />
      {chosen !== null && (
        <>
          <TextField
            label="Search"
            type="search"
            value={search}
            onChange={(change) => setSearch(change.target.value)}
          />
          <div className="picker">
            {shown.map(({ key, name, difficulty }) => (
              <CheckField
                key={key}
                label={`${name} (${difficulty}★)`}
                checked={chosen.includes(key)}
                onChange={(is) => onChange(is ? [...chosen, key] : chosen.filter((each) => each !== key))}
              />
            ))}
          </div>
        </>
      )}
    </>
  )
}
