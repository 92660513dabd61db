import { type Outline, outlineOfKey } from './outline.ts'
import type { Layer } from './read-layer.ts'
import { isSettingMap, type SettingPath } from './setting-path.ts'

/** A key that the merge ignored, with the reason: it is unknown, or it is empty but required. */
export interface IgnoredSetting {
  readonly layer: Layer
  readonly path: SettingPath
  readonly reason: 'unknown' | 'empty'
}

/**
 * Merges layers of settings, later ones over earlier ones: groups are merged, lists and values are replaced. `null` clears an
 * optional setting; for other settings it is ignored. Unknown keys are dropped, which limits the depth and protects prototypes.
 */
export function mergeLayers(
  layers: readonly Layer[],
  outline: Outline,
): { readonly merged: unknown; readonly leftOut: readonly IgnoredSetting[] } {
  const leftOut: IgnoredSetting[] = []
  let merged: unknown
  for (const layer of layers)
    merged = mergeValue(layer.settings, merged, outline, [], (path, reason) => leftOut.push({ layer, path, reason }))
  return { merged, leftOut }
}

/**
 * Returns the layer to report for an invalid value: the last layer that sets it. For a missing value, it is the first layer that
 * sets the enclosing group, because the lowest layer should be complete.
 */
export function layerOfProblem(layers: readonly Layer[], path: SettingPath): Layer {
  const around = path.slice(0, -1)
  return (
    layers.findLast(({ settings }) => sets(settings, path)) ??
    layers.find(({ settings }) => sets(settings, around)) ??
    layers[0]!
  )
}

function mergeValue(
  above: unknown,
  below: unknown,
  outline: Outline,
  path: SettingPath,
  leaveOut: (path: SettingPath, reason: IgnoredSetting['reason']) => void,
): unknown {
  if (outline.items && Array.isArray(above))
    return above.map((item, place) => mergeValue(item, undefined, outline.items!, [...path, place], leaveOut))
  if (!(outline.keys || outline.values) || !isSettingMap(above)) return above
  const result: Record<string, unknown> = isSettingMap(below) ? { ...below } : {}
  for (const [key, value] of Object.entries(above)) {
    const inner = outlineOfKey(outline, key)
    if (!inner) leaveOut([...path, key], 'unknown')
    else if (value !== null || inner.nullable)
      result[key] = mergeValue(value, result[key], inner, [...path, key], leaveOut)
    else if (outline.values) delete result[key]
    // An empty group, or an empty optional value in a list, has no effect and gives no warning.
    else if (!inner.keys && !path.some((part) => typeof part === 'number')) leaveOut([...path, key], 'empty')
  }
  return result
}

function sets(settings: unknown, path: SettingPath): boolean {
  let value = settings
  for (const key of path) {
    // A list or plain value replaces all nested settings.
    if (!isSettingMap(value)) return value !== null
    if (!Object.hasOwn(value, key)) return false
    value = value[key]
  }
  return true
}
