import { Button } from '@fruit/look/button.tsx'
import type { ReactNode } from 'react'
import { useServices } from '../lib/services.ts'
import { useAction } from './use-action.ts'

/** Downloads a file with the session of this tab. */
export function ExportButton({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const { api } = useServices()
  const { isPending, run } = useAction()
  const save = async () => {
    const file = await api.file(path)
    const link = document.createElement('a')
    link.href = URL.createObjectURL(file)
    link.download = file.name
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  }
  return (
    <Button pending={isPending} onClick={() => run(save)}>
      {children}
    </Button>
  )
}
