/** What tabs of one browser tell each other when a player changed their progress, as by a reset: no solve tells of that. */
const CHANNEL = 'progress-changed'

/** Tells the other tabs. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
  channel.close()
}

/** @returns a function that ends the subscription */
export function listenToOtherTabs(changed: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = changed
  return () => channel.close()
}
