/**
 * Wraps a script with `process`, `require` and some modules of Node, implemented as functions of the contained engine. They
 * request missing data from the machine: the first unanswered question stops the script and is its result (`asks`); without a
 * question the result is under `value`.
 *
 * A script that changes these functions only falsifies its own result, or asks questions that it could ask anyway.
 */
export function templateCode(code: string): string {
  return `(${MACHINE})(${JSON.stringify(code)})`
}

const MACHINE = String.raw`(code) => {
  'use strict'
  const { stringify } = JSON
  const { hostName, environment, folder, answers } = globalThis.machine
  delete globalThis.machine
  const STOP = { toString: () => 'stopped' }
  let asks = null
  let count = 0
  const later = []

  const ask = (kind, subject, more) => {
    if (asks) throw STOP
    const known = answers[count++]
    const question = [String(kind), String(subject), String(more ?? '')]
    if (!known || known[0] !== stringify(question)) {
      asks = question
      throw STOP
    }
    return known[1]
  }
  const failed = (answer, more) => Object.assign(new Error(answer.error), { code: answer.code }, more)
  const got = (answer) => {
    if (answer.error !== undefined) throw failed(answer)
    return answer
  }
  const eventually = (work) => { later.push(work) }

  class Buffer extends Uint8Array {
    static from(value, encoding) {
      const buffer = new Buffer(0)
      buffer.text = typeof value === 'string' && encoding === 'base64' ? unbase64(value) : String(value?.text ?? value)
      return buffer
    }
    static isBuffer(value) { return value instanceof Buffer }
    static concat(list) { return Buffer.from(list.map(String).join('')) }
    toString(encoding) { return encoding === 'base64' ? base64(this.text) : encoding === 'hex' ? hex(this.text) : this.text }
    toJSON() { return this.text }
  }
  const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
  const bytesOf = (text) => [...unescape(encodeURIComponent(text))].map((sign) => sign.charCodeAt(0))
  const textOf = (bytes) => { const raw = String.fromCharCode(...bytes); try { return decodeURIComponent(escape(raw)) } catch { return raw } }
  const hex = (text) => bytesOf(text).map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const base64 = (text) => {
    const bytes = bytesOf(text)
    let out = ''
    for (let i = 0; i < bytes.length; i += 3) {
      const [a, b = 0, c = 0] = bytes.slice(i, i + 3)
      out += ALPHABET[a >> 2] + ALPHABET[((a & 3) << 4) | (b >> 4)]
      out += i + 1 < bytes.length ? ALPHABET[((b & 15) << 2) | (c >> 6)] : '='
      out += i + 2 < bytes.length ? ALPHABET[c & 63] : '='
    }
    return out
  }
  const unbase64 = (text) => {
    const bits = [...text.replace(/[^A-Za-z0-9+/_-]/g, '')].map((sign) => ALPHABET.indexOf(sign.replace('-', '+').replace('_', '/')))
    const bytes = []
    for (let i = 0; i + 1 < bits.length; i += 4) {
      bytes.push(((bits[i] << 2) | (bits[i + 1] >> 4)) & 255)
      if (bits[i + 2] !== undefined) bytes.push(((bits[i + 1] << 4) | (bits[i + 2] >> 2)) & 255)
      if (bits[i + 3] !== undefined) bytes.push(((bits[i + 2] << 6) | bits[i + 3]) & 255)
    }
    return textOf(bytes)
  }
  const asWanted = (text, options) => (options === undefined || options === null || (typeof options === 'object' && !options.encoding) ? Buffer.from(text) : text)

  const resolved = (...parts) => {
    let path = folder
    for (const part of parts.map(String)) path = part.startsWith('/') ? part : path + '/' + part
    const names = []
    for (const name of path.split('/')) {
      if (name === '..') names.pop()
      else if (name !== '' && name !== '.') names.push(name)
    }
    return '/' + names.join('/')
  }
  const pathOf = (path) => resolved(String(path?.pathname ?? path).replace(/^file:\/\//, ''))

  const emitter = () => {
    const listeners = {}
    const self = {
      on(name, listener) { (listeners[name] ??= []).push(listener); return self },
      emit(name, ...values) { for (const listener of listeners[name] ?? []) listener(...values) },
      setEncoding() { return self },
      pipe(target) { return self.on('data', (data) => target?.write?.(data)).on('end', () => target?.end?.()) },
      end() { return self },
      write() { return true },
      destroy() { return self },
      unref() { return self },
    }
    self.once = self.addListener = self.on
    return self
  }

  const quoted = (part) => "'" + String(part).replaceAll("'", "'\\''") + "'"
  const lineOf = (file, list, options) => {
    if (!Array.isArray(list)) return String(file)
    return options?.shell ? [file, ...list].join(' ') : [String(file), ...list.map(quoted)].join(' ')
  }
  const run = (command) => ask('shell', command)
  const runSync = (command, options) => {
    const { stdout, stderr, exitCode } = run(command)
    if (exitCode !== 0)
      throw Object.assign(new Error('Command failed: ' + command + '\n' + stderr), { status: exitCode, stdout: Buffer.from(stdout), stderr: Buffer.from(stderr) })
    return asWanted(stdout, options)
  }
  const runLater = (command, callback) => {
    const child = Object.assign(emitter(), { pid: 733, stdin: emitter(), stdout: emitter(), stderr: emitter(), kill: () => true })
    eventually(() => {
      const { stdout, stderr, exitCode } = run(command)
      if (stdout) child.stdout.emit('data', stdout)
      if (stderr) child.stderr.emit('data', stderr)
      child.stdout.emit('end')
      child.stderr.emit('end')
      child.emit('exit', exitCode, null)
      child.emit('close', exitCode, null)
      const error = exitCode === 0 ? null : Object.assign(new Error('Command failed: ' + command + '\n' + stderr), { code: exitCode })
      callback?.(error, stdout, stderr)
    })
    return child
  }
  const lastFunction = (values) => values.findLast((value) => typeof value === 'function')
  const childProcess = {
    exec: (command, ...rest) => runLater(String(command), lastFunction(rest)),
    execSync: (command, options) => runSync(String(command), options),
    execFile: (file, list, ...rest) => runLater(lineOf(file, Array.isArray(list) ? list : []), lastFunction([list, ...rest])),
    execFileSync: (file, list, options) => runSync(lineOf(file, Array.isArray(list) ? list : []), options ?? (Array.isArray(list) ? undefined : list)),
    spawn: (file, list, options) => runLater(lineOf(file, list ?? [], options)),
    spawnSync: (file, list, options) => {
      const { stdout, stderr, exitCode } = run(lineOf(file, list ?? [], options))
      const [out, err] = [asWanted(stdout, options), asWanted(stderr, options)]
      return { pid: 733, status: exitCode, signal: null, stdout: out, stderr: err, output: [null, out, err] }
    },
    fork: (file) => runLater('node ' + quoted(file)),
  }

  const stats = (isFile, size) => ({ size, isFile: () => isFile, isDirectory: () => !isFile, isSymbolicLink: () => false })
  const sync = {
    readFileSync: (path, options) => asWanted(got(ask('read', pathOf(path))).text, options),
    writeFileSync: (path, data) => { got(ask('write', pathOf(path), data)) },
    appendFileSync: (path, data) => {
      const before = ask('read', pathOf(path))
      got(ask('write', pathOf(path), (before.text ?? '') + data))
    },
    existsSync: (path) => ask('read', pathOf(path)).error === undefined || ask('list', pathOf(path)).error === undefined,
    readdirSync: (path) => got(ask('list', pathOf(path))).names,
    unlinkSync: (path) => { got(ask('remove', pathOf(path))) },
    rmSync: (path) => { got(ask('remove', pathOf(path))) },
    copyFileSync: (from, to) => { got(ask('write', pathOf(to), got(ask('read', pathOf(from))).text)) },
    mkdirSync: () => undefined,
    chmodSync: () => undefined,
    accessSync: (path) => { if (!sync.existsSync(path)) got(ask('read', pathOf(path))) },
    statSync: (path) => {
      const read = ask('read', pathOf(path))
      if (read.error === undefined) return stats(true, read.text.length)
      got(ask('list', pathOf(path)))
      return stats(false, 0)
    },
  }
  sync.lstatSync = sync.statSync
  const fs = { ...sync, promises: {} }
  for (const [name, act] of Object.entries(sync)) {
    const short = name.slice(0, -4)
    fs[short] = (...values) => {
      const callback = lastFunction(values)
      const rest = values.filter((value) => typeof value !== 'function')
      eventually(() => {
        let result
        try { result = act(...rest) } catch (error) {
          if (error === STOP) throw error
          return callback?.(error)
        }
        if (short === 'exists') callback?.(result)
        else callback?.(null, result)
      })
    }
    fs.promises[short] = async (...values) => act(...values)
  }
  fs.createReadStream = (path) => {
    const stream = emitter()
    eventually(() => { stream.emit('data', sync.readFileSync(path, 'utf8')); stream.emit('end'); stream.emit('close') })
    return stream
  }

  const addressOf = (target, scheme) => {
    if (typeof target === 'string' || target?.href) return String(target?.href ?? target)
    const { protocol = scheme + ':', hostname, host = 'localhost', port, path = '/' } = target ?? {}
    return protocol + '//' + (hostname ?? host) + (port ? ':' + port : '') + path
  }
  const client = (scheme) => {
    const request = (target, ...rest) => {
      const options = typeof target === 'object' && !target.href ? target : (rest.find((value) => value && typeof value === 'object') ?? {})
      const callback = lastFunction(rest)
      const outgoing = emitter()
      let body = ''
      outgoing.write = (data) => { body += data; return true }
      outgoing.end = (data) => {
        if (data !== undefined && typeof data !== 'function') body += data
        eventually(() => {
          const answer = ask('fetch', addressOf(target, scheme), stringify({ method: options.method, headers: options.headers, body }))
          if (answer.error !== undefined) return outgoing.emit('error', failed(answer))
          const incoming = Object.assign(emitter(), { statusCode: answer.status, headers: answer.headers })
          callback?.(incoming)
          outgoing.emit('response', incoming)
          incoming.emit('data', answer.text)
          incoming.emit('end')
        })
        return outgoing
      }
      return outgoing
    }
    return { request, get: (...values) => request(...values).end(), Agent: class {}, globalAgent: {} }
  }
  const fetchPage = async (target, options) => {
    const answer = got(ask('fetch', addressOf(target, 'http'), stringify({ method: options?.method, headers: options?.headers, body: options?.body })))
    const text = async () => answer.text
    return { ok: answer.status < 400, status: answer.status, headers: { get: (name) => answer.headers[String(name).toLowerCase()] ?? null }, text, json: async () => JSON.parse(answer.text) }
  }
  const refusedSocket = () => {
    const socket = emitter()
    eventually(() => socket.emit('error', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })))
    return socket
  }

  const os = {
    EOL: '\n', hostname: () => hostName, platform: () => 'linux', type: () => 'Linux', release: () => '7.0.0-russet', arch: () => 'x64',
    homedir: () => environment.HOME, tmpdir: () => '/tmp', userInfo: () => ({ username: environment.USER, uid: 1000, gid: 1000, homedir: environment.HOME, shell: '/bin/bash' }),
    cpus: () => [], networkInterfaces: () => ({ eth0: [{ address: '10.8.0.20', family: 'IPv4', internal: false }] }), uptime: () => 3553620, totalmem: () => 1073741824, freemem: () => 268435456,
  }
  const path = {
    sep: '/', join: (...parts) => parts.join('/').replace(/\/+/g, '/'), resolve: resolved,
    basename: (name) => String(name).split('/').pop(), dirname: (name) => String(name).split('/').slice(0, -1).join('/') || '/', extname: (name) => /\.[^./]*$/.exec(String(name))?.[0] ?? '',
  }
  const net = { connect: refusedSocket, createConnection: refusedSocket, Socket: function Socket() { return { connect: refusedSocket } } }
  const util = { promisify: (act) => (...values) => new Promise((resolve, reject) => act(...values, (error, value) => (error ? reject(error) : resolve(value)))), inspect: (value) => stringify(value) ?? String(value) }

  class Module {
    constructor() { this.exports = {}; this.filename = '/server.js'; this.id = '.'; this.paths = ['/node_modules'] }
    require(name) { return require(name) }
    static _load(name) { return require(name) }
    static createRequire() { return require }
  }
  const main = new Module()
  const process = {
    env: { ...environment }, argv: ['/usr/bin/node', '/server.js'], argv0: 'node', execPath: '/usr/bin/node', execArgv: [], pid: 1, ppid: 0,
    platform: 'linux', arch: 'x64', title: 'node', version: 'v20.19.0', versions: { node: '20.19.0' }, release: { name: 'node' },
    mainModule: main, cwd: () => folder, chdir: () => undefined, uptime: () => 3553620, getuid: () => 1000, getgid: () => 1000, umask: () => 18,
    exit: () => undefined, kill: () => true, abort: () => undefined, on: () => process, nextTick: (work, ...values) => eventually(() => work(...values)),
    memoryUsage: () => ({ rss: 134217728, heapUsed: 67108864 }), hrtime: () => [3553620, 0], stdout: emitter(), stderr: emitter(),
    binding: (name) => { throw new Error('No such module: ' + name) }, dlopen: () => { throw new Error('not permitted') },
    getBuiltinModule: (name) => modules[String(name).replace(/^node:/, '')],
  }
  const timer = (work, ...values) => { if (typeof work === 'function') eventually(() => work(...values)); return emitter() }
  const timers = { setTimeout: (work, _ms, ...values) => timer(work, ...values), setInterval: (work, _ms, ...values) => timer(work, ...values), setImmediate: timer, clearTimeout: () => undefined, clearInterval: () => undefined, clearImmediate: () => undefined }
  const modules = {
    child_process: childProcess, fs, 'fs/promises': fs.promises, os, path, process, http: client('http'), https: client('https'), net, tls: net, util, timers,
    buffer: { Buffer }, module: Module, events: { EventEmitter: function EventEmitter() { return emitter() } }, dns: { lookup: (name, ...rest) => eventually(() => lastFunction(rest)?.(Object.assign(new Error('queryA ENOTFOUND ' + name), { code: 'ENOTFOUND' }))) },
    vm: { runInThisContext: (text) => (0, eval)(text), runInNewContext: (text) => (0, eval)(text), Script: function Script(text) { return { runInThisContext: () => (0, eval)(text), runInNewContext: () => (0, eval)(text) } } },
  }
  function require(name) {
    const known = Object.hasOwn(modules, String(name).replace(/^node:/, '')) ? modules[String(name).replace(/^node:/, '')] : undefined
    if (known === undefined) throw Object.assign(new Error("Cannot find module '" + name + "'"), { code: 'MODULE_NOT_FOUND' })
    return known
  }
  Object.assign(require, { main, cache: {}, resolve: (name) => String(name) })
  const silent = () => undefined
  Object.assign(globalThis, timers, {
    global: globalThis, root: globalThis, process, require, module: main, exports: main.exports, __dirname: folder, __filename: '/server.js',
    Buffer, fetch: fetchPage, console: { log: silent, info: silent, warn: silent, error: silent, debug: silent, dir: silent }, queueMicrotask: (work) => process.nextTick(work), structuredClone: (value) => JSON.parse(stringify(value)),
    btoa: base64, atob: unbase64,
  })

  const finish = (value) => (asks ? { asks } : { value: typeof value === 'function' ? String(value) : value })
  const settle = async () => {
    let value
    try {
      value = (0, eval)(code)
      // As long as a program has work, it goes on; each piece may bring more.
      for (let turns = 0; turns < 200 && !asks; turns++) await later.shift()?.()
      value = asks ? undefined : await value
    } catch (error) {
      if (asks) return { asks }
      throw error
    }
    return finish(value)
  }
  return settle()
}`
