import type { LiveChallenge } from '@fruit/contracts/console/live'
import { ChoiceField } from './choice-field.tsx'

interface ChallengeFieldProps {
  readonly challenges: readonly LiveChallenge[]
  /** Key; empty: none is selected. */
  readonly value: string
  readonly onChange: (key: string) => void
}

/** Selects one challenge by its name. */
export function ChallengeField({ challenges, value, onChange }: ChallengeFieldProps) {
  const sorted = [...challenges].sort((one, other) => one.name.localeCompare(other.name))
  return (
    <ChoiceField
      label="Challenge"
      value={value}
      options={[
        ['', 'Choose …'],
        ...sorted.map(({ key, name, difficulty }) => [key, `${name} (${difficulty}★)`] as const),
      ]}
      onChange={onChange}
    />
  )
}
