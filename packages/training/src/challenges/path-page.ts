import { QUESTIONS_PER_PATH, type Question } from '@fruit/challenge-kit/path'
import type { GivenAnswers, PathPage, PathQuestion, PathSummary } from '@fruit/contracts/calls/paths'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import type { TrainingCatalogue } from '../catalogue/training-catalogue.ts'
import type { TrainingPath } from '../catalogue/training-path.ts'
import type { PathProgress } from '../paths/path-progress.ts'
import type { Solves } from '../solves/solves.ts'
import { challengeSummary } from './challenge-in-short.ts'

/** The parts of a player's progress that calls for paths need. */
export interface PathParts {
  readonly catalogue: TrainingCatalogue
  readonly solves: Solves
  readonly paths: PathProgress
  /** True when every player follows the path that the host assigned. */
  readonly isPathEnforced: boolean
}

/**
 * The path with an id.
 *
 * @throws HttpError 404 for an unknown id
 */
export function requirePath({ catalogue }: PathParts, id: string): TrainingPath {
  const path = catalogue.paths.find(({ entry }) => entry.id === id)
  if (!path) throw new HttpError(404, 'There is no path with this id. GET /rest/training/paths lists the ids.')
  return path
}

/** The summary of a path with the player's progress. */
export function pathSummary({ language }: Visit, { paths }: PathParts, path: TrainingPath): PathSummary {
  const { entry, challenges, minutes } = path
  return {
    id: entry.id,
    kind: entry.path.kind,
    title: entry.title(language),
    goal: entry.goal(language),
    minutes,
    ...paths.tally(path),
    challenges: challenges.length,
    questions: QUESTIONS_PER_PATH,
    isChosen: paths.chosen === path,
  }
}

/** The content of a path's page. */
export async function pathPage(visit: Visit, progress: PathParts, path: TrainingPath): Promise<PathPage> {
  const { entry, challenges } = path
  const { language } = visit
  const { text, picture, questions } = await entry.loadLesson(language)
  const before = progress.catalogue.paths.filter(({ entry: { id } }) => entry.path.prerequisites.includes(id))
  return {
    ...pathSummary(visit, progress, path),
    prerequisites: before.map((other) => pathSummary(visit, progress, other)),
    lesson: text,
    picture,
    list: challenges.map((challenge) => challengeSummary(challenge, language, progress.solves)),
    quiz: questions.map((question) => shownQuestion(progress, entry.id, question)),
  }
}

/**
 * Stores a player's answer.
 *
 * @param number of the answer, from 1
 * @throws HttpError 404 when the path has no such question, 400 when the question has no such answer
 */
export async function answer(
  { language, world }: Visit,
  progress: PathParts,
  { entry }: TrainingPath,
  name: string,
  number: number,
): Promise<PathQuestion> {
  const { questions } = await entry.loadLesson(language)
  const question = questions.find((other) => other.name === name)
  if (!question)
    throw new HttpError(404, 'This path has no question of this name. GET /rest/training/paths/:id has all.')
  const given = question.answers[number - 1]
  if (!given) throw new HttpError(400, 'This question has no answer with this number.')
  progress.paths.answer(entry.id, name, { number, isRight: given.isRight }, world.clock.now())
  return shownQuestion(progress, entry.id, question)
}

/** Restores answers from a backup; unknown questions and answers are ignored. */
export async function restoreAnswers(
  { language, world }: Visit,
  { catalogue, paths }: PathParts,
  given: GivenAnswers,
): Promise<void> {
  for (const { entry } of catalogue.paths) {
    if (!Object.hasOwn(given, entry.id)) continue
    const wanted = given[entry.id]!
    for (const { name, answers } of (await entry.loadLesson(language)).questions)
      for (const number of Object.hasOwn(wanted, name) ? wanted[name]! : []) {
        const answer = answers[number - 1]
        if (answer) paths.answer(entry.id, name, { number, isRight: answer.isRight }, world.clock.now())
      }
  }
}

/**
 * A question as the player may see it. Whether an answer is right, and why, is only included for given answers, and for all when
 * the question is answered.
 */
function shownQuestion({ paths }: PathParts, path: string, { name, text, answers }: Question): PathQuestion {
  const given = paths.answersTo(path, name)
  const isAnswered = [...given.values()].includes(true)
  return {
    name,
    text,
    isAnswered,
    answers: answers.map((answer, index) => {
      const isGiven = given.has(index + 1)
      const isTold = isGiven || isAnswered
      return {
        number: index + 1,
        text: answer.text,
        isGiven,
        isRight: isTold ? answer.isRight : null,
        reason: isTold ? answer.reason : null,
      }
    }),
  }
}
