import { expect, test } from 'vitest'
import { MEANT_TO_BE_SOLVED, ordinaryShopping, solvedOn } from './support/ordinary-shopping/visit.ts'
import { setStage } from './support/stage.ts'
import { LANGUAGES } from './support/words.ts'

const stage = setStage({ options: ['--class'] })

test.each(LANGUAGES)(
  'an ordinary shopping visit in %s solves only the challenges that reading and finding solve',
  async (language) => {
    expect(await ordinaryShopping(stage, language)).toEqual([])
    expect(await solvedOn(stage)).toEqual(MEANT_TO_BE_SOLVED)
  },
)
