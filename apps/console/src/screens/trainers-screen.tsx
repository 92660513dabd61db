import { Button } from '@fruit/look/button.tsx'
import { PasswordField } from '@fruit/look/password-field.tsx'
import { TextField } from '@fruit/look/text-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useServices } from '../lib/services.ts'
import { dateText } from '../lib/time-text.ts'
import { ActionDialog } from '../ui/action-dialog.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { SimpleTable } from '../ui/simple-table.tsx'

const ROLES = { trainer: 'Trainer', observer: 'Observer' } as const
const OUTCOMES = {
  link: 'by the link',
  passphrase: 'by passphrase',
  wrong: 'refused',
  limited: 'refused: too many tries',
} as const

/** Trainers and observers, and their latest sign-ins and failed attempts. */
export function TrainersScreen() {
  const { api } = useServices()
  const query = useQuery({ queryKey: ['trainers'], queryFn: () => api.call('GET /api/trainers') })
  const [open, setOpen] = useState<'add' | 'change' | { readonly id: string; readonly name: string } | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <div className="head">
        <h1 className="heading">Trainers</h1>
        <div className="buttons">
          <Button onClick={() => setOpen('change')}>Change my passphrase</Button>
          <Button look="primary" onClick={() => setOpen('add')}>
            Add somebody
          </Button>
        </div>
      </div>
      <Loaded query={query}>
        {({ trainers, signIns }) => (
          <>
            <SimpleTable
              caption="Trainers"
              none="Nobody."
              items={trainers}
              keyOf={({ id }) => id}
              columns={[
                { label: 'Name', show: ({ name }) => name },
                { label: 'Role', show: ({ role }) => ROLES[role] },
                { label: 'Since', show: ({ createdAt }) => dateText(createdAt) },
                {
                  label: 'Actions',
                  isActions: true,
                  show: ({ id, name }) => (
                    <Button look="quiet" onClick={() => setOpen({ id, name })}>
                      Remove
                    </Button>
                  ),
                },
              ]}
            />
            <section className="part">
              <h2>Sign-ins</h2>
              <SimpleTable
                caption="Sign-ins"
                none="Nobody has signed in yet."
                items={signIns.map((entry, index) => ({ ...entry, index }))}
                keyOf={({ index }) => String(index)}
                columns={[
                  { label: 'When', show: ({ at }) => dateText(at) },
                  { label: 'Name', show: ({ name }) => name },
                  { label: 'Address', show: ({ address }) => <code>{address}</code> },
                  { label: 'Outcome', show: ({ outcome }) => OUTCOMES[outcome] },
                ]}
              />
            </section>
          </>
        )}
      </Loaded>
      {open === 'add' && <AddDialog onClose={close} />}
      {open === 'change' && <PassphraseDialog onClose={close} />}
      {typeof open === 'object' && open !== null && (
        <ActionDialog
          title={`Remove ${open.name}?`}
          action="Remove"
          done="They were removed."
          isDanger
          act={() => api.call('DELETE /api/trainers/:trainer', { params: { trainer: open.id } })}
          onClose={close}
        >
          <p>They are signed out at once.</p>
        </ActionDialog>
      )}
    </>
  )
}

function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const { api } = useServices()
  const [name, setName] = useState('')
  const [role, setRole] = useState<keyof typeof ROLES>('trainer')
  const [passphrase, setPassphrase] = useState('')
  return (
    <ActionDialog
      title="Add somebody"
      action="Add"
      done="They can sign in now."
      act={() => api.call('POST /api/trainers', { body: { name, role, passphrase } })}
      onClose={onClose}
    >
      <TextField
        label="Name"
        required
        maxLength={40}
        value={name}
        onChange={(change) => setName(change.target.value)}
      />
      <ChoiceField
        label="Role"
        hint="Observers look on, and change nothing"
        value={role}
        options={[
          ['trainer', ROLES.trainer],
          ['observer', ROLES.observer],
        ]}
        onChange={setRole}
      />
      <NewPassphrase id="their-passphrase" value={passphrase} onChange={setPassphrase} />
    </ActionDialog>
  )
}

function PassphraseDialog({ onClose }: { readonly onClose: () => void }) {
  const { api } = useServices()
  const [current, setCurrent] = useState('')
  const [passphrase, setPassphrase] = useState('')
  return (
    <ActionDialog
      title="Change my passphrase"
      action="Change"
      done="Your passphrase is changed; other windows are signed out."
      act={() => api.call('PUT /api/passphrase', { body: { current, passphrase } })}
      onClose={onClose}
    >
      <PasswordField
        id="current-passphrase"
        label="Current passphrase"
        required
        autoComplete="current-password"
        value={current}
        onChange={(change) => setCurrent(change.target.value)}
      />
      <NewPassphrase id="new-passphrase" value={passphrase} onChange={setPassphrase} />
    </ActionDialog>
  )
}

interface NewPassphraseProps {
  readonly id: string
  readonly value: string
  readonly onChange: (value: string) => void
}

function NewPassphrase({ id, value, onChange }: NewPassphraseProps) {
  return (
    <PasswordField
      id={id}
      label="New passphrase"
      hint="At least 12 characters; a few words are best."
      required
      minLength={12}
      maxLength={200}
      autoComplete="new-password"
      value={value}
      onChange={(change) => onChange(change.target.value)}
    />
  )
}
