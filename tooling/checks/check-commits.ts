import { execFileSync } from 'node:child_process'
import { root } from '../sources.mjs'
import { subjectProblem } from './commit-problems.ts'

/**
 * Checks the subjects of all commits since the one that added this file, by the convention in CONTRIBUTING.md. Merges are left
 * out. Where there is no history, as in a source archive, there is nothing to check.
 */
function main(): void {
  const added = lines('log', '--diff-filter=A', '--format=%H', '--', 'tools/src/check-commits.ts').at(-1)
  if (added === undefined) {
    console.log('no history to check')
    return
  }
  const commits = lines('log', '--no-merges', '--format=%h %s', `${added}..HEAD`)
  const problems = commits.flatMap((commit) => {
    const place = commit.indexOf(' ')
    const problem = subjectProblem(commit.slice(place + 1))
    return problem === null ? [] : [`${commit}\n  ${problem}`]
  })
  for (const problem of problems) console.error(problem)
  console.log(`${commits.length} commits, ${problems.length} with a wrong subject`)
  if (problems.length > 0) process.exitCode = 1
}

function lines(...command: string[]): string[] {
  try {
    const output = execFileSync('git', command, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return output.split('\n').filter((line) => line !== '')
  } catch {
    // No git, or no repository.
    return []
  }
}

main()
