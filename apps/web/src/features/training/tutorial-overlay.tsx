import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../lib/error-text.ts'
import { useServices } from '../../lib/services.ts'
import { CODING_TUTORIAL, codingTutorial, missingTutorial } from './shop-tutorials.ts'
import { TutorialHint } from './tutorial-hint.tsx'
import { useTutorialProgress } from './use-tutorial-progress.ts'

interface TutorialOverlayProps {
  /** Name of the challenge. */
  readonly challenge: string
  readonly onEnd: () => void
}

/** A tutorial from its first hint to its last. */
export function TutorialOverlay({ challenge, onEnd }: TutorialOverlayProps) {
  const { t, i18n } = useTranslation()
  const { api, snackbars } = useServices()
  const [index, setIndex] = useState(0)
  const progress = useTutorialProgress()
  const { data, error } = useQuery({
    queryKey: ['tutorial', challenge, i18n.language],
    queryFn: async ({ signal }) => {
      if (challenge === CODING_TUTORIAL) return codingTutorial(t)
      const tutorial = await api.call('GET /rest/training/tutorials/:key', { params: { key: challenge }, signal })
      return tutorial.steps.length > 0 ? tutorial : missingTutorial(tutorial.name, t)
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  const fail = useEffectEvent(() => {
    snackbars.show('error', errorText(error, t))
    onEnd()
  })
  useEffect(() => {
    if (error) fail()
  }, [error])

  const step = data?.steps[index]
  if (!data || !step || !progress) return null
  return (
    <TutorialHint
      name={data.name}
      step={step}
      number={index + 1}
      total={data.steps.length}
      progress={progress}
      onDone={() => (index + 1 < data.steps.length ? setIndex(index + 1) : onEnd())}
      onCancel={onEnd}
    />
  )
}
