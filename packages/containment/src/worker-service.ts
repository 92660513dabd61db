import type { MessagePort } from 'node:worker_threads'
import { ArchiveEngine } from './archive-engine.ts'
import { ScriptEngine } from './script-engine.ts'
import { ShellEngine } from './shell-engine.ts'
import { SqlEngine } from './sql-engine.ts'
import { TypeStripper } from './type-stripper.ts'
import type { Reply, Request, SynchronousLine } from './wire.ts'
import { XmlEngine } from './xml-engine.ts'
import { YamlEngine } from './yaml-engine.ts'

/**
 * Answers requests of the main thread, one after another, after saying once that it is ready.
 *
 * What this module imports must be of no use to the main thread: a bundler may leave shared code in the main program,
 * and the worker would then run that whole program to get at it. Types are fine.
 */
export async function serve(port: MessagePort, purpose: 'engines' | 'shell'): Promise<void> {
  const scripts = new ScriptEngine()
  const sql = new SqlEngine()
  const shell = new ShellEngine()
  const engines: Engines = {
    scripts,
    shell,
    sql,
    types: new TypeStripper(),
    xml: new XmlEngine(),
    yaml: new YamlEngine(),
    archives: new ArchiveEngine(),
  }
  await (purpose === 'shell' ? shell.warm() : Promise.all([scripts.warm(), sql.warm()]))
  port.on('message', async (request: Request | SynchronousLine) => {
    if (request.kind === 'line') {
      answerOn(request, engines)
      return
    }
    const end = await carryOut(request, engines)
    port.postMessage({ end, holds: sql.holds } satisfies Reply)
  })
  port.postMessage('ready')
}

interface Engines {
  readonly scripts: ScriptEngine
  readonly shell: ShellEngine
  readonly sql: SqlEngine
  readonly types: TypeStripper
  readonly xml: XmlEngine
  readonly yaml: YamlEngine
  readonly archives: ArchiveEngine
}

/** Somebody waits on this line with a halted thread: the signal wakes them. */
function answerOn({ port, signal }: SynchronousLine, engines: Engines): void {
  port.on('message', async (request: Request) => {
    const end = await carryOut(request, engines)
    port.postMessage({ end, holds: null } satisfies Reply)
    Atomics.store(signal, 0, 1)
    Atomics.notify(signal, 0)
  })
}

async function carryOut(
  request: Request,
  { scripts, shell, sql, types, xml, yaml, archives }: Engines,
): Promise<Reply['end']> {
  try {
    switch (request.kind) {
      case 'prepare':
        await { xml, yaml }[request.power].prepare()
        return { kind: 'prepared' }
      case 'script':
        return await scripts.run(request)
      case 'shell':
        return await shell.run(request)
      case 'sql':
        return await sql.run(request)
      case 'strip':
        return await types.run(request)
      case 'xml':
        return await xml.run(request)
      case 'yaml':
        return await yaml.run(request)
      case 'archive':
        return await archives.run(request)
    }
  } catch (error) {
    return { kind: 'broken', message: String(error) }
  }
}
