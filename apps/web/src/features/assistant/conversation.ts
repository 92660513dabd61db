/** Something that was said to the assistant, or by it. */
export type Turn =
  | { readonly author: 'user'; readonly text: string }
  | {
      readonly author: 'assistant'
      readonly text: string
      readonly tools: readonly ToolCall[]
      /** What the shop says about this answer. */
      readonly note?: string
      /** Why it ended early. */
      readonly end?: 'stopped' | { readonly failure: string }
    }

/** What the assistant asked a tool for. `input`: JSON; empty for those who may not see it. */
export interface ToolCall {
  readonly id: string
  readonly name: string
  readonly input: string
}

/** Where v20 of the interface keeps conversations. */
const STORE = 'juiceshop_chat_conversations'
/** The call takes no more. */
const MOST_TURNS = 60

/**
 * The conversation of an account in this browser; empty for another one than it was kept for, and after log-out.
 *
 * @param owner id of the account; null for guests
 */
export function keptTurns(store: Pick<Storage, 'getItem'>, owner: number | null): readonly Turn[] {
  try {
    const kept = JSON.parse(store.getItem(STORE) ?? 'null') as { owner: number | null; turns: Turn[] } | null
    return kept?.owner === owner && Array.isArray(kept.turns) ? kept.turns.filter(isTurn) : []
  } catch {
    // A player wrote something else there.
    return []
  }
}

export function keepTurns(store: Pick<Storage, 'setItem'>, owner: number | null, turns: readonly Turn[]): void {
  store.setItem(STORE, JSON.stringify({ owner, turns: turns.slice(-MOST_TURNS) }))
}

/** What the call is told of a conversation: what was said, without answers that never came, from something that the visitor said on. */
export function messagesOf(turns: readonly Turn[]) {
  const said = turns.flatMap(({ author, text }) => (text === '' ? [] : [{ role: author, content: text }]))
  const latest = said.slice(-MOST_TURNS)
  return latest.slice(latest.findIndex(({ role }) => role === 'user'))
}

function isTurn(turn: Turn | null): turn is Turn {
  if (turn === null || typeof turn !== 'object' || typeof turn.text !== 'string') return false
  return turn.author === 'user' || (turn.author === 'assistant' && Array.isArray(turn.tools))
}
