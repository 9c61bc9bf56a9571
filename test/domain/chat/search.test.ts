import { describe, expect, it } from 'vitest'
import {
  chatReducer,
  findsIn,
  loadedMessages,
  placesOf,
  plainText,
  messageSearchViewModel,
  wordsToFind,
} from '../../../src/domain/chat'
import { messageSearchReducer } from '../../../src/domain/chat/search/search.machine'
import { noonPlus } from '../../support/builders/instant'
import { clientId, lounge, messageOf, messagesOf } from '../../support/builders/message'
import { given, wait, type Step } from '../../support/given'
import { arrive, listed, logged, signedIn } from './stories'
import { badInput } from '../../ui/support/bad-inputs'

const type = (text: string): Step => ({ type: 'chat/TypeMessageSearch', text })
const open = given(messageSearchReducer, { type: 'chat/OpenMessageSearch', conversationId: lounge })
const paused: Step = (ask) => ({ type: 'AlarmRang', ask: ask('searchPause') })
const found =
  (id: string, size: number, ...seqs: readonly number[]): Step =>
  (ask) => ({ type: 'chat/ArchivedMatchesFound', ask: ask(id), size, messages: messagesOf(...seqs) })
const after = (...steps: readonly Step[]) => open.when(...steps).state
const shown = (...steps: readonly Step[]) => messageSearchViewModel(after(...steps), lounge)

describe('The search in a conversation', () => {
  it('BI-381 R1-209 a search for only blanks in a conversation sends no request', () => {
    const { text } = badInput('search', 'BI-381')
    expect(wordsToFind(text)).toBeNull()
    expect(after(type(text)).asks).toEqual({})
    expect(shown(type(text))).toMatchObject({ status: 'idle', found: [] })
  })

  it.each(['BI-382', 'BI-383'])(
    '%s a search in a conversation finds the typed text literally, even characters with a meaning in regular expressions',
    (id) => {
      const { text } = badInput('search', id)
      const saying = messageOf({ seq: 1, content: plainText(`so: ${text}!`) })
      expect(findsIn(text)(saying)).toBe(true)
      expect(findsIn(text)(messageOf({ seq: 1, text: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaa!' }))).toBe(false)
      expect(placesOf(`so: ${text}!`, text)).toEqual([[4, 4 + text.length]])
    },
  )

  it('a search in a conversation ignores the difference of upper and lower case in any script', () => {
    expect(placesOf('Grüße, GRÜSSE, grüße', 'grüße')).toEqual([
      [0, 5],
      [15, 20],
    ])
    expect(placesOf('ПРИВЕТ', 'привет')).toEqual([[0, 6]])
  })

  it('a search in a conversation starts 300 ms after the last typed letter, and searches only the last text', () => {
    open.when(type('lan'), wait(600), type('lant')).gives({ asks: { searchPause: { at: noonPlus(900) } } })
    expect(Object.values(after(type('lan'), type('lant'), paused).asks).map(({ input }) => input)).toEqual([
      { conversationId: lounge, words: 'lant', before: null },
    ])
  })

  it('a continued search in a conversation looks for messages older than the oldest result, until none are left', () => {
    const full = [type('no'), paused, found('searchArchive', 2, 9, 8)] as const
    expect(shown(...full)).toMatchObject({ status: 'found', hasMore: true })
    expect(
      Object.values(after(...full, { type: 'chat/LoadMoreMessageMatches' }).asks).map(({ input }) => input),
    ).toEqual([{ conversationId: lounge, words: 'no', before: 8 }])
    const all = shown(...full, { type: 'chat/LoadMoreMessageMatches' }, found('findMore', 2, 3))
    expect(all).toMatchObject({ hasMore: false })
    expect(all?.found.map(({ seq }) => seq)).toEqual([9, 8, 3])
  })

  it('a search in a conversation covers all loaded messages, even distant messages, but no deleted message', () => {
    const state = given(chatReducer, signedIn, logged, listed(), arrive(...messagesOf(1, 2, 900)), {
      type: 'chat/PerformChatAction',
      actId: clientId('a'),
      act: { kind: 'delete', conversationId: lounge, seq: 2 },
    }).state
    expect(loadedMessages(state, lounge).map(({ seq }) => seq)).toEqual([1, 900])
  })

  it('closing the search in a conversation ends the search and its requests', () => {
    expect(messageSearchViewModel(after(type('no'), { type: 'chat/CloseMessageSearch' }), lounge)).toBeNull()
    expect(after(type('no'), { type: 'chat/CloseMessageSearch' }).asks).toEqual({})
  })
})
