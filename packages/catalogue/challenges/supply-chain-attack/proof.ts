import { leaveFeedback } from '@fruit/challenge-kit/leave-feedback'
import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { reportNearMisses, reportSpellings } from '../../src/ways-to-report.ts'
import { challenge } from './challenge.ts'

const REPORT = 'eslint/eslint-scope/issues/39'

/** Returns the URL of the first report from the registry's page of a package in the manifest. */
async function findReport(attacker: Attacker): Promise<string> {
  await attacker.get('/ftp/package.json.bak%2500.md')
  const label = (await attacker.get('/internet/stall.example/eslint-scope.html')).text
  return /<code>([^\s<]+\/issues\/\d+)<\/code>/.exec(label)![1]!
}

const say = (comment: string) => (attacker: Attacker) => leaveFeedback(attacker, { comment })

export const proof = prove(challenge, {
  exploit: async (attacker) => say(`Please change your tokens: https://${await findReport(attacker)}`)(attacker),
  spellings: {
    ...reportSpellings([REPORT]),
    'with its whole address': say(`https://github.com/${REPORT}`),
    'with a comment of it': say(`https://github.com/${REPORT}#issuecomment-1`),
    'with the version beside it': say('eslint-scope 3.7.2, see eslint/eslint-scope#39'),
    'by the number of a list': say('npm:eslint-scope:20180712'),
    'by the number of another list': say('Read GHSA-hxxf-q3w9-4xgw, please.'),
    'by the number of the working group': say('NSWG-ECO-450'),
    'by the report of those who make it': say(
      'https://eslint.org/blog/2018/07/postmortem-for-malicious-package-publishes',
    ),
  },
  nearMisses: {
    ...reportNearMisses([REPORT]),
    'finding it and saying nothing': findReport,
    'the package and its version': say('eslint-scope 3.7.2'),
    'the report before it': say('eslint/eslint-scope/issues/38'),
    'a number that begins like it': say('eslint/eslint-scope/issues/390'),
    'the same number of another project': say('eslint/eslint/issues/39'),
    'the name of a list without the number': say('npm:eslint-scope'),
    'all reports of the project': say(
      Array.from({ length: 40 }, (_, index) => `eslint-scope/issues/${index + 1}`)
        .slice(30)
        .join(' '),
    ),
    'the day alone': say('eslint-scope, 12 July 2018'),
  },
})
