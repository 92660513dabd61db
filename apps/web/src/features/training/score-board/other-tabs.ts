/** Channel on which tabs of one browser report changed progress, such as a reset, which no solve event reports. */
const CHANNEL = 'progress-changed'

/** Notifies the other tabs. */
export function notifyOtherTabs(): void {
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
