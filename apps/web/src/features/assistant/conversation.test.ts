import { expect, it } from 'vitest'
import { loadTurns, messagesOf, saveTurns, type Turn } from './conversation.ts'

const turns: readonly Turn[] = [
  { author: 'user', text: 'hello' },
  { author: 'assistant', text: 'Hello!', tools: [] },
]

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) }
}

it('keeps a conversation for its account only', () => {
  const store = storage()
  saveTurns(store, 7, turns)
  expect(loadTurns(store, 7)).toEqual(turns)
  expect(loadTurns(store, 8)).toEqual([])
  expect(loadTurns(store, null)).toEqual([])
})

it.each(['', '{', '[]', '{"owner":null,"turns":[null,{"author":"x"},{"author":"assistant","text":"a"}]}'])(
  'ignores malformed content of the store: %s',
  (text) => {
    const store = storage()
    store.setItem('juiceshop_chat_conversations', text)
    expect(loadTurns(store, null)).toEqual([])
  },
)

it('sends the messages up to the limit, beginning with one of the visitor', () => {
  const stopped: Turn = { author: 'assistant', text: '', tools: [], end: 'stopped' }
  expect(messagesOf([...turns, { author: 'user', text: 'and?' }, stopped])).toEqual([
    { role: 'user', content: 'hello' },
    { role: 'assistant', content: 'Hello!' },
    { role: 'user', content: 'and?' },
  ])
  const long = messagesOf([...Array.from({ length: 40 }, () => turns).flat(), { author: 'user', text: 'end' }])
  expect(long.length).toBeLessThanOrEqual(60)
  expect(long[0]).toEqual({ role: 'user', content: 'hello' })
})
