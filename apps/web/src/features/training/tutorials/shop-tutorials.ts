import type { Tutorial, TutorialStep } from '@fruit/contracts/calls/tutorials'
import type { TFunction } from 'i18next'

/** The challenge with the shortest code. */
const EXAMPLE = 'scoreBoardChallenge'
const EXAMPLE_PATH = `/coding-challenge/${EXAMPLE}`

const PLAIN = { anchor: null, route: null, unskippable: false } as const

/** Tutorial about finding and fixing the code of a challenge. It reveals no solution, so it is part of the app. */
export function codingTutorial(t: TFunction): Tutorial {
  const example = { ...PLAIN, route: EXAMPLE_PATH }
  const solved = (status: 1 | 2) => ({ kind: 'code-solved', key: EXAMPLE, status }) as const
  const steps: readonly TutorialStep[] = [
    { ...PLAIN, text: t('CODING_TUTORIAL_START'), doneWhen: { kind: 'wait', milliseconds: 9000 } },
    {
      ...example,
      text: t('CODING_TUTORIAL_OPEN'),
      unskippable: true,
      doneWhen: { kind: 'visible', selector: '#findItSubmitButton, #fixItSubmitButton' },
    },
    { ...example, text: t('CODING_TUTORIAL_READ'), doneWhen: { kind: 'wait', milliseconds: 12000 } },
    {
      ...example,
      text: t('CODING_TUTORIAL_FIND'),
      anchor: '#findItSubmitButton',
      unskippable: true,
      doneWhen: solved(1),
    },
    {
      ...example,
      text: t('CODING_TUTORIAL_FIX'),
      anchor: '#fixItSubmitButton',
      unskippable: true,
      doneWhen: solved(2),
    },
    { ...PLAIN, text: t('CODING_TUTORIAL_DONE'), doneWhen: { kind: 'wait', milliseconds: 9000 } },
  ]
  return { key: null, name: t('CODING_TUTORIAL'), steps: [...steps] }
}

/** Tutorial for a challenge without one of its own. @param key null: the shop does not know the challenge either */
export function missingTutorial(key: string | null, name: string, t: TFunction): Tutorial {
  return {
    key,
    name,
    steps: [
      { ...PLAIN, text: t('TUTORIAL_MISSING', { name }), doneWhen: { kind: 'wait', milliseconds: 9000 } },
      { ...PLAIN, text: t('TUTORIAL_MISSING_HINT'), doneWhen: { kind: 'wait', milliseconds: 9000 } },
    ],
  }
}
