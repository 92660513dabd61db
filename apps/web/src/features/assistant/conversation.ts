/** A message of the user or the assistant. */
export type Turn =
  | { readonly author: 'user'; readonly text: string }
  | {
      readonly author: 'assistant'
      readonly text: string
      readonly tools: readonly ToolCall[]
      /** The shop's note about this response. */
      readonly note?: string
      /** Reason why it ended early. */
      readonly end?: 'stopped' | { readonly failure: string }
    }

/** A tool call of the assistant. `input`: JSON; empty for users who may not see it. */
export interface ToolCall {
  readonly id: string
  readonly name: string
  readonly input: string
}

/** Storage key of conversations in v20 of the interface. */
const STORAGE_KEY = 'juiceshop_chat_conversations'
/** Maximum number of messages that the call accepts. */
const MAX_TURNS = 60

/**
 * The stored conversation of an account; empty if it belongs to another account, and after a logout.
 *
 * @param owner id of the account; null for guests
 */
export function loadTurns(store: Pick<Storage, 'getItem'>, owner: number | null): readonly Turn[] {
  try {
    const kept = JSON.parse(store.getItem(STORAGE_KEY) ?? 'null') as { owner: number | null; turns: Turn[] } | null
    return kept?.owner === owner && Array.isArray(kept.turns) ? kept.turns.filter(isTurn) : []
  } catch {
    // A player has changed the content.
    return []
  }
}

export function saveTurns(store: Pick<Storage, 'setItem'>, owner: number | null, turns: readonly Turn[]): void {
  store.setItem(STORAGE_KEY, JSON.stringify({ owner, turns: turns.slice(-MAX_TURNS) }))
}

/** The messages for the call: without missing responses, and beginning with a message of the visitor. */
export function messagesOf(turns: readonly Turn[]) {
  const said = turns.flatMap(({ author, text }) => (text === '' ? [] : [{ role: author, content: text }]))
  const latest = said.slice(-MAX_TURNS)
  return latest.slice(latest.findIndex(({ role }) => role === 'user'))
}

function isTurn(turn: Turn | null): turn is Turn {
  if (turn === null || typeof turn !== 'object' || typeof turn.text !== 'string') return false
  return turn.author === 'user' || (turn.author === 'assistant' && Array.isArray(turn.tools))
}
