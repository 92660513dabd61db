import { z } from 'zod'
import type { SettingPath } from './setting-path.ts'

/** Structure of the known settings, without values. */
export interface Outline {
  /** Whether `null` is a valid value. */
  readonly nullable: boolean
  /** Outlines of a group's settings, by key; `undefined` if this is no group. */
  readonly keys?: ReadonlyMap<string, Outline>
  /** Outline of the values of a map with arbitrary keys. */
  readonly values?: Outline
  /** Outline of a list's items. */
  readonly items?: Outline
}

/** Derives the outline from a schema. */
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

/** Returns the outline of a key; `undefined` for an unknown key. */
export function outlineOfKey(outline: Outline, key: string): Outline | undefined {
  // As a key of a plain object, this would change the object's prototype.
  if (key === '__proto__') return undefined
  return outline.keys?.get(key) ?? outline.values
}

/** Returns all paths in the outline, including groups; 0 means any index of a list. */
export function knownPaths(outline: Outline, path: SettingPath = []): SettingPath[] {
  const inner = [...(outline.keys ?? [])].flatMap(([key, part]) => knownPaths(part, [...path, key]))
  const items = outline.items ? knownPaths(outline.items, [...path, 0]).slice(1) : []
  const values = outline.values ? knownPaths(outline.values, [...path, '*']).slice(1) : []
  return [path, ...inner, ...items, ...values]
}
