import { z } from 'zod'
import type { SettingPath } from './setting-path.ts'

/** Which settings exist at a place of the configuration, whatever their values. */
export interface Outline {
  /** Whether `null` is a value of its own here. */
  readonly nullable: boolean
  /** The settings of a group; `undefined` for anything else. */
  readonly keys?: ReadonlyMap<string, Outline>
  /** The outline of the values of a map with free keys. */
  readonly values?: Outline
  /** The outline of the items of a list. */
  readonly items?: Outline
}

/** Reads from a schema which settings it knows. */
export function outlineOf(schema: z.core.$ZodType): Outline {
  if (schema instanceof z.ZodNullable) return { ...outlineOf(schema.unwrap()), nullable: true }
  if (schema instanceof z.ZodOptional) return outlineOf(schema.unwrap())
  if (schema instanceof z.ZodPipe) return outlineOf(schema.in instanceof z.ZodTransform ? schema.out : schema.in)
  if (schema instanceof z.ZodObject) {
    const shape: Record<string, z.core.$ZodType> = schema.shape
    return { nullable: false, keys: new Map(Object.entries(shape).map(([key, part]) => [key, outlineOf(part)])) }
  }
  if (schema instanceof z.ZodRecord) return { nullable: false, values: outlineOf(schema.valueType) }
  if (schema instanceof z.ZodArray) return { nullable: false, items: outlineOf(schema.element) }
  return { nullable: false }
}

/** What stands behind a key; `undefined` when the outline does not know the key. */
export function behindKey(outline: Outline, key: string): Outline | undefined {
  // As a key of a plain object this one would change the object's prototype.
  if (key === '__proto__') return undefined
  return outline.keys?.get(key) ?? outline.values
}

/** Every place that the outline names, groups included; 0 stands for any place in a list. */
export function knownPaths(outline: Outline, path: SettingPath = []): SettingPath[] {
  const inner = [...(outline.keys ?? [])].flatMap(([key, part]) => knownPaths(part, [...path, key]))
  const items = outline.items ? knownPaths(outline.items, [...path, 0]).slice(1) : []
  const values = outline.values ? knownPaths(outline.values, [...path, '*']).slice(1) : []
  return [path, ...inner, ...items, ...values]
}
