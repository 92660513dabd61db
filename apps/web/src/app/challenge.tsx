import { lazy, Suspense } from 'react'
import { ChallengeScreen } from '../features/training/hints/challenge-screen.tsx'

const RepairedCode = lazy(async () => ({
  default: (await import('../features/coding/repaired-code.tsx')).RepairedCode,
}))

/** A challenge and, once it is solved, the code behind it. */
export function Challenge() {
  return (
    <ChallengeScreen
      codeOf={(key) => (
        <Suspense fallback={null}>
          <RepairedCode challengeKey={key} />
        </Suspense>
      )}
    />
  )
}
