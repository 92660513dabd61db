import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Finding } from './finding.ts'
import { readXml, type XmlNode } from './read-xml.ts'
import { readBurp } from './readers/burp.ts'
import { type NiktoReport, readNikto } from './readers/nikto.ts'
import { type NucleiMatch, readNuclei } from './readers/nuclei.ts'
import { type OwnReport, readOwn } from './readers/own.ts'
import { readSarif, type SarifLog } from './readers/sarif.ts'
import { readSqlmap, readSqlmapResults } from './readers/sqlmap.ts'
import { readWapiti, type WapitiReport } from './readers/wapiti.ts'
import { readZap, readZapXml, type ZapReport } from './readers/zap.ts'
import { cweOfName } from './weakness-names.ts'

/** A report in an unknown format. The message says which file, and which formats are known. */
class UnknownReportError extends Error {}

const KNOWN =
  'Known are ZAP (JSON, XML, SARIF), SARIF of any tool, Nuclei (JSONL), Burp (XML), Wapiti (JSON), Nikto (JSON), sqlmap (folder of a session, or its output), and { "tool", "findings": [{ "name", "method", "url", "parameter", "cwe" }] }.'

/**
 * Reads a report and detects its format. A folder must contain sessions of sqlmap: each `log` with its `target.txt`.
 *
 * @throws UnknownReportError
 */
export function readReport(path: string): Finding[] {
  if (statSync(path).isDirectory()) {
    const logs = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => basename(name) === 'log')
    if (logs.length === 0)
      throw new UnknownReportError(`${path}: the folder contains no log of a session of sqlmap. ${KNOWN}`)
    return logs.flatMap((name) => readReport(join(path, name)))
  }
  const target = join(dirname(path), 'target.txt')
  const isSession = basename(path) === 'log' && existsSync(target)
  try {
    return reportIn(readFileSync(path, 'utf8'), isSession ? readFileSync(target, 'utf8') : undefined)
  } catch (error) {
    throw new UnknownReportError(`${path}: ${(error as Error).message}`)
  }
}

/**
 * Reads the text of a report and detects its format. Findings without a CWE get one by their name.
 *
 * @param target content of `target.txt` of a session of sqlmap
 * @throws Error if the format is unknown
 */
export function reportIn(text: string, target?: string): Finding[] {
  return findingsIn(text.replace(/^\uFEFF/, '').trim(), target).map((each) =>
    each.cwe.length > 0 ? each : { ...each, cwe: cweOfName(each.name) },
  )
}

function findingsIn(text: string, target: string | undefined): Finding[] {
  if (
    target !== undefined ||
    /^sqlmap identified the following injection point|^[ \t]*___\n|\[INFO\] testing URL/m.test(text)
  )
    return readSqlmap(text, target)
  if (/^Target URL,Place,Parameter,/.test(text)) return readSqlmapResults(text)
  if (text.startsWith('<')) return xmlReport(readXml(text))
  return jsonReport(jsonIn(text))
}

function xmlReport(document: XmlNode): Finding[] {
  if (document.OWASPZAPReport) return readZapXml(document.OWASPZAPReport as XmlNode)
  if (document.issues !== undefined) return readBurp(document.issues as XmlNode)
  throw new Error(`This XML is no known report. ${KNOWN}`)
}

/** A JSON value, or one value per line. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    try {
      return text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => JSON.parse(line) as unknown)
    } catch {
      throw new Error(`This is neither JSON nor XML, nor a log of sqlmap. ${KNOWN}`)
    }
  }
}

function jsonReport(value: unknown): Finding[] {
  const all = Array.isArray(value) ? (value as unknown[]) : [value]
  const has = (name: string) =>
    all.length > 0 && all.every((each) => typeof each === 'object' && each !== null && name in each)
  const [first] = all
  if (has('template-id')) return readNuclei(all as NucleiMatch[])
  if (has('runs')) return all.flatMap((log) => readSarif(log as SarifLog))
  if (has('site')) return all.flatMap((report) => readZap(report as ZapReport))
  if (has('findings')) return all.flatMap((report) => readOwn(report as OwnReport))
  if (has('vulnerabilities'))
    return Array.isArray((first as NiktoReport).vulnerabilities)
      ? readNikto(all as NiktoReport[])
      : all.flatMap((report) => readWapiti(report as WapitiReport))
  if (all.length === 0) return []
  throw new Error(`This JSON is no known report. ${KNOWN}`)
}
