import { afterAll, expect, test } from 'vitest'
import { createContainment } from '../containment.ts'
import type { ScriptOutcome } from '../script/script-job.ts'
import { type Canary, type EscapeAttempt, testEscapes } from '../testing/escape-table.ts'
import { SmallMachine } from '../testing/small-machine.ts'

const DEADLINE_MS = 4000
const contained = createContainment({ workers: 2 })
afterAll(() => contained.close())

function run(owner: string, code: string, deadlineMs = DEADLINE_MS): Promise<ScriptOutcome> {
  const machine = new SmallMachine()
  const shell = (command: string) => contained.shell({ owner, command, machine })
  const write = (path: string, bytes: Uint8Array | null) => {
    if (bytes) machine.disk.set(path, bytes)
    else machine.disk.delete(path)
  }
  return contained.template({ owner, code, machine, shell, write, limits: { deadlineMs } })
}

const value = async (code: string) => {
  const outcome = await run('one', code, 20_000)
  if (outcome.kind !== 'value') throw new Error(JSON.stringify(outcome))
  return outcome.value
}

test.each([
  ['7*7', 49],
  ['process.env.USER', 'juicer'],
  ["global.process.mainModule.require('child_process').execSync('hostname').toString()", 'orchard\n'],
  ["process.mainModule.constructor._load('child_process').spawnSync('cat', ['/ftp/legal.md']).stdout", 'legal'],
  ["require('fs').readFileSync('/ftp/legal.md')", 'legal'],
  ["require('fs').readdirSync('/').join()", 'etc,ftp,proc'],
  ["require('fs').writeFileSync('/a', 'mine'); require('fs').readFileSync('/a', 'utf8')", 'mine'],
  ["new Promise((done) => require('child_process').exec('hostname', (_, out) => done(out)))", 'orchard\n'],
  ["fetch('http://169.254.169.254/pip').then((answer) => answer.text())", 'echo "ran /pip"\n'],
  [
    "new Promise((done) => require('http').get('http://169.254.169.254/x', (a) => a.on('data', done)))",
    'echo "ran /x"\n',
  ],
  ["try { require('child_process').execSync('false') } catch (error) { error.status }", 1],
  ["Buffer.from('aGk=', 'base64').toString()", 'hi'],
  ["''.constructor.constructor('return process')().platform", 'linux'],
  ["require('os').hostname() + require('path').join('/a', 'b')", 'orchard/a/b'],
])('runs %s as a program of the machine', async (code, expected) => {
  expect(await value(code)).toEqual(expected)
})

const read = (canary: Canary) => JSON.stringify(canary.file)

/** @param shows what the outcome must match, as JSON */
function attempt(title: string, code: (canary: Canary) => string, shows: RegExp): EscapeAttempt {
  return {
    title,
    run: (canary) => run('attacker', code(canary)),
    expected: (answer) => expect(JSON.stringify(answer)).toMatch(shows),
  }
}

testEscapes({
  power: 'template expressions',
  deadlineMs: DEADLINE_MS,
  calm: () => run('calm', "require('child_process').execSync('echo calm')"),
  attempts: [
    attempt('reading a file of the host', (canary) => `require('fs').readFileSync(${read(canary)}, 'utf8')`, /ENOENT/),
    attempt('reading it with a command', ({ file }) => `require('child_process').execSync('cat ${file}')`, /failed/),
    attempt('reading it later', (canary) => `require('fs').promises.readFile(${read(canary)})`, /ENOENT/),
    attempt('writing beside it', ({ folder }) => `require('fs').writeFileSync('${folder}/new.txt', 'x')`, /value/),
    attempt('a module of the host', () => "import('node:fs').then((fs) => fs.readFileSync('/etc/passwd'))", /thrown/),
    attempt('the built-in module', () => "process.getBuiltinModule('fs').readFileSync('/etc/shadow')", /ENOENT/),
    attempt('bindings', () => "process.binding('spawn_sync').spawn({ file: 'id' })", /No such module/),
    attempt('a native library', () => "process.dlopen({ exports: {} }, '/lib/x.so')", /not permitted/),
    attempt('a module by its path', () => "require('/work/package.json')", /Cannot find module/),
    attempt('a module of the shop', () => "require('quickjs-emscripten')", /Cannot find module/),
    attempt(
      'the program that runs',
      () => 'process.execPath + process.cwd() + __dirname + process.pid',
      /usr\/bin\/node\/\/1/,
    ),
    attempt('the environment', () => 'JSON.stringify(process.env)', /juicer/),
    attempt('ending the process', () => 'process.exit(1); process.kill(1, 9); process.abort(); 1', /"value":1/),
    attempt(
      'a socket',
      ({ host }) => `require('net').connect({ port: ${host.split(':')[1]} }).on('data', String)`,
      /value/,
    ),
    attempt('a request to the host', ({ host }) => `fetch('http://${host}/')`, /There is no host/),
    attempt('a request for a file', ({ file }) => `fetch('file://${file}')`, /Nobody here speaks/),
    attempt('a name lookup', () => "new Promise((_, no) => require('dns').lookup('a.test', no))", /ENOTFOUND/),
    attempt('the stack of an error', () => 'Error.prepareStackTrace = (_, s) => s; new Error().stack', /value|thrown/),
    attempt(
      'a getter on the way',
      () => "Object.defineProperty(Object.prototype, 'asks', { get() { return ['read', '/etc/passwd', ''] } }); 1",
      /value|limit|thrown/,
    ),
    attempt(
      'a forged question',
      () => "Object.prototype.toJSON = () => ({ asks: ['read', '/etc/hostname', {}] }); ({})",
      /value|limit/,
    ),
    attempt(
      'an unknown kind of question',
      () => "Object.prototype.toJSON = () => ({ asks: ['constructor', '__proto__'] }); ({})",
      /value|limit/,
    ),
    attempt(
      'polluted prototypes',
      () => "Object.prototype.kind = 'ended'; Array.prototype.push = null; require('child_process').execSync('id')",
      /uid=1000|thrown|value/,
    ),
    attempt('endless questions', () => "for (let i = 0; ; i++) require('fs').existsSync('/' + i)", /limit/),
    attempt('endless commands', () => "for (;;) require('child_process').spawnSync('true')", /limit/),
    attempt(
      'other questions each time',
      () => "require('child_process').execSync('echo ' + Math.random())",
      /limit|value/,
    ),
    attempt('an endless loop', () => 'for (;;);', /deadline/),
    attempt('endless memory', () => 'const all = []; for (;;) all.push(new Array(100000).fill(1))', /limit/),
    attempt('a promise that never settles', () => 'new Promise(() => {})', /never settles/),
    attempt('a large question', () => "require('fs').writeFileSync('/a', 'x'.repeat(1000000))", /E2BIG|limit/),
    attempt('workers', () => "new (require('worker_threads').Worker)('x', { eval: true })", /Cannot find module/),
    attempt(
      'another context',
      () => "require('vm').runInNewContext('this.constructor.constructor(\"return process\")()').cwd()",
      /"\/"/,
    ),
  ],
})
