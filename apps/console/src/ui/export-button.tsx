import { Button } from '@fruit/look/button.tsx'
import type { ReactNode } from 'react'
import { useAction } from './use-action.ts'

/** Downloads a file under the name that the server gives it. */
export function ExportButton({
  load,
  children,
}: {
  readonly load: () => Promise<Response>
  readonly children: ReactNode
}) {
  const { isPending, run } = useAction()
  const save = async () => {
    const response = await load()
    const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1]
    const link = document.createElement('a')
    link.href = URL.createObjectURL(await response.blob())
    link.download = decodeURIComponent(name ?? 'results')
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  }
  return (
    <Button pending={isPending} onClick={() => run(save)}>
      {children}
    </Button>
  )
}
