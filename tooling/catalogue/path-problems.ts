import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import { type Lesson, type PathEntry, QUESTIONS_PER_PATH } from '@fruit/challenge-kit/path'
import { isUnfinished } from '../checks/translation-problems.ts'

/** Maximum number of words that fit on one screen beside the picture. */
const MAX_WORDS = 140
const MIN_ANSWERS = 3
/** Maximum size of a picture, which is part of the lesson's response. */
const MAX_PICTURE_BYTES = 24_000

/** Problems of the paths, one line each. */
export async function pathProblems(paths: readonly PathEntry[], entries: readonly CatalogueEntry[]): Promise<string[]> {
  const byKey = new Map(entries.map((entry) => [entry.challenge.key, entry]))
  const problems: string[] = []
  for (const { id, path, ...entry } of paths) {
    const say = (problem: string) => problems.push(`paths/${id}: ${problem}`)
    const place = paths.findIndex((other) => other.id === id)
    if (path.order !== place + 1) say(`its order is ${path.order}; paths count from 1 without a gap.`)
    for (const other of path.prerequisites)
      if (!paths.slice(0, place).some((earlier) => earlier.id === other))
        say(`path.ts names the prerequisite ${other}, which is no path before it. Check its id, or change the order.`)
    for (const [index, key] of path.challenges.entries()) {
      const before = path.challenges.slice(0, index)
      if (before.includes(key)) say(`path.ts names ${key} twice.`)
      const challenge = byKey.get(key)?.challenge
      if (!challenge) say(`path.ts names ${key}, which is no challenge. Check its key.`)
      for (const other of challenge?.prerequisites ?? [])
        if (path.challenges.includes(other) && !before.includes(other))
          say(`path.ts has ${key} before ${other}, which should be solved first. Swap them.`)
    }
    if (entry.goal('en') === '')
      say('goal.md is missing or empty. Say in one sentence what learners can do after the path.')
    for (const problem of lessonProblems(await entry.loadLesson('en'))) say(problem)
  }
  const families = paths.filter(({ path }) => path.kind === 'family')
  for (const { challenge } of entries) {
    const found = families.filter(({ path }) => path.challenges.includes(challenge.key)).map(({ id }) => id)
    if (found.length === 0)
      problems.push(`${challenge.key} is in no family path. Name it in packages/catalogue/paths/<family>/path.ts.`)
    if (found.length > 1) problems.push(`${challenge.key} is in ${found.join(' and ')}. Name it in one of them.`)
  }
  return problems
}

function lessonProblems({ text, picture, questions }: Lesson): string[] {
  const problems: string[] = []
  const words = text.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0
  if (!/<ol>/.test(text)) problems.push('lesson.md has no numbered list: it explains the numbers in the picture.')
  if (words > MAX_WORDS) problems.push(`lesson.md has ${words} words. A screen has room for ${MAX_WORDS}: shorten it.`)
  if (!picture.startsWith('<svg ')) problems.push('picture.svg is missing. Draw it (art/lessons).')
  if (Buffer.byteLength(picture) > MAX_PICTURE_BYTES)
    problems.push(`picture.svg is larger than ${MAX_PICTURE_BYTES} bytes. Draw it simpler.`)
  if (/<(?:text|script|image|foreignObject)\b|\bon\w+=|\bhref=/.test(picture))
    problems.push('picture.svg contains text, scripts or external content. It must only contain shapes.')
  if (questions.length !== QUESTIONS_PER_PATH)
    problems.push(`questions.md has ${questions.length} questions; there are ${QUESTIONS_PER_PATH}.`)
  for (const [index, { name, text: question, answers }] of questions.entries()) {
    const say = (problem: string) => problems.push(`questions.md: “${name}” ${problem}`)
    if (questions.findIndex((other) => other.name === name) !== index) say('is a duplicate.')
    if (question === '') say('has no text.')
    if (answers.length < MIN_ANSWERS) say(`has ${answers.length} answers. Write ${MIN_ANSWERS} or more.`)
    if (answers.filter(({ isRight }) => isRight).length !== 1) say('needs one right answer, ticked as “- [x]”.')
    if (answers.some(({ reason }) => reason === '')) say('has an answer without a reason. Add it below, as “  > …”.')
  }
  const all = JSON.stringify([text, questions])
  if (isUnfinished(all)) problems.push('a text still says “Fill in”. Finish it.')
  if (all.includes('{{')) problems.push('a text contains “{{”: lessons have no placeholders for settings.')
  return problems
}
