import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../sources.mjs'
import { proseProblems } from './plain-english/check-prose.ts'

/** Texts for players have their own check, `npm run check-catalogue`. */
const FOR_PLAYERS = /^packages\/catalogue\/.*\.md$/

/** Checks the English of comments, test titles, documents and API texts, and prints each problem with file and line. */
function main(): void {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root })
  const paths = listed.toString('utf8').split('\0')
  let [files, problems] = [0, 0]
  for (const path of new Set(paths)) {
    if (path === '' || FOR_PLAYERS.test(path) || !existsSync(join(root, path))) continue
    const found = proseProblems(path, () => readFileSync(join(root, path), 'utf8'))
    if (!found) continue
    files++
    problems += found.length
    for (const { line, message } of found) console.error(`${path}:${line} ${message}`)
  }
  console.log(`${files} files: ${problems} problems in the English of comments, test titles, documents and API texts`)
  if (problems > 0) process.exitCode = 1
}

main()
