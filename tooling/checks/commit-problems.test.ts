import { describe, expect, it } from 'vitest'
import { subjectProblem } from './commit-problems.ts'

describe('subjects of commits', () => {
  it.each([
    'Add GraphQL endpoint',
    'Fix lost navigation during first render',
    'Embed fonts of reports',
    'Run E2E tests on Node 24',
  ])('accepts "%s"', (subject) => {
    expect(subjectProblem(subject)).toBeNull()
  })

  it.each([
    ['What a process worked is measured in one place', 'no imperative'],
    ['Added a GraphQL endpoint', 'no imperative'],
    ['Adding a GraphQL endpoint', 'no imperative'],
    ['The bench says what it takes', 'no imperative'],
    ['add GraphQL endpoint', 'begin with a verb'],
    ['fix: lost navigation', 'begin with a verb'],
    ['Add GraphQL endpoint; fix navigation', ';'],
    ['Add GraphQL endpoint.', 'full stop'],
    [`Add ${'long '.repeat(20)}name`, 'characters'],
    ['', 'begin with a verb'],
  ])('rejects "%s"', (subject, reason) => {
    expect(subjectProblem(subject)).toContain(reason)
  })
})
