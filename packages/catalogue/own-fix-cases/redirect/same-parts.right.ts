// Protocol and host in any case, the path exactly.
export function admitTarget(to: string, targets: readonly string[]): boolean {
  const parts = /^(https?:\/\/[\w.]+)(\/[\w/-]+)$/i.exec(to)
  return parts !== null && targets.includes(parts[1]!.toLowerCase() + parts[2]!)
}
