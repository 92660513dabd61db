import { Button } from '@fruit/look/button.tsx'
import { Modal } from '@fruit/look/modal.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { useAction } from './use-action.ts'

interface ActionDialogProps {
  readonly title: string
  /** Label of its button. */
  readonly action: string
  /** Message after success. */
  readonly done: string
  readonly isDanger?: boolean
  readonly isReady?: boolean
  readonly act: () => Promise<unknown>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form or a confirmation for an action. It stays open if the action fails. */
export function ActionDialog({
  title,
  action,
  done,
  isDanger,
  isReady = true,
  act,
  onClose,
  children,
}: ActionDialogProps) {
  const { isPending, run } = useAction()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return (
    <Modal open onClose={onClose} title={title}>
      <form
        className="stack"
        onSubmit={async (event) => {
          event.preventDefault()
          // Another dialog may be open by then.
          if ((await run(act, done)) && isHere.current) onClose()
        }}
      >
        {children}
        <div className="buttons">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look={isDanger ? 'danger' : 'primary'} pending={isPending} disabled={!isReady}>
            {action}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
