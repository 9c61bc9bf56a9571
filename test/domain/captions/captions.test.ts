import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { ChannelId, Xid } from '../../../src/domain/kernel/ids'
import { addMs } from '../../../src/domain/kernel/instant'
import { captionsViewModel, translatedRooms, type CaptionLine } from '../../../src/domain/captions'
import { captionsReducer } from '../../../src/domain/captions/captions.machine'
import { withCaption } from '../../../src/domain/captions/caption-lines'
import type { CaptionsMessage } from '../../../src/domain/captions/captions.messages'
import { NOON } from '../../support/builders/instant'
import { made } from '../../support/builders/made'
import { given, type Step } from '../../support/given'

const channelId = made(ChannelId, '5bace001-0000-4000-8000-000010000001')
type AskFor = Parameters<Exclude<Step, { readonly wait: number } | { readonly type: string }>>[0]
const step =
  (make: (ask: AskFor) => CaptionsMessage): Step =>
  (ask) =>
    make(ask)
const enter = (starts = false): Step => step(() => ({ type: 'captions/RoomEntered', channelId, starts }))
const say = (type: 'captions/Enable' | 'captions/Disable' | 'captions/RoomEnded'): Step =>
  step(() => ({ type, channelId }))
const set = (what: 'Source' | 'Target', language: string): Step =>
  step(() => ({ type: `captions/Set${what}`, channelId, language }))
const joined = step((ask) => ({
  type: 'captions/Joined',
  ask: ask(`join/${channelId}`),
  channelId,
  source: 'en_US',
  target: 'en_US',
}))
const notJoined = step((ask) => ({
  type: 'captions/NotJoined',
  ask: ask(`join/${channelId}`),
  channelId,
  failure: refused('no'),
}))
const left = step((ask) => ({ type: 'captions/Left', ask: ask(`leave/${channelId}`), channelId }))
const wasSet = (language: string): Step =>
  step((ask) => ({ type: 'captions/LanguageSet', ask: ask(`set/${channelId}`), channelId, what: 'target', language }))
const notSet = step((ask) => ({
  type: 'captions/LanguageNotSet',
  ask: ask(`set/${channelId}`),
  channelId,
  failure: refused('no'),
}))
const line = (id: string, with_: Partial<CaptionLine> = {}): CaptionLine => ({
  id,
  xid: made(Xid, 'a000000001'),
  name: 'Ada',
  startedAt: NOON,
  text: 'Hello',
  translated: null,
  language: 'en_US',
  isFinal: false,
  ...with_,
})
const hear = (of: CaptionLine, where = channelId): Step =>
  step(() => ({ type: 'captions/CaptionReceived', channelId: where, line: of }))
const shown = (...steps: readonly Step[]) => captionsViewModel(given(captionsReducer, ...steps).state, channelId)
const asked = (...steps: readonly Step[]) => given(captionsReducer, ...steps).asked()
const on = [enter(), say('captions/Enable'), joined] as const

const lost = step((ask) => ({
  type: 'captions/LanguageNotSet',
  ask: ask(`set/${channelId}`),
  channelId,
  failure: unreachable,
}))

describe('Live translation of a room', () => {
  it('TRN-1 if the response to setting a language is lost, live translation reads its languages again from the server', () => {
    const unsure = [...on, set('Target', 'es_ES'), lost] as const
    expect([shown(...unsure).state, Object.keys(asked(...unsure))]).toEqual(['joining', [`join/${channelId}`]])
    const told = step((ask) => ({
      type: 'captions/Joined',
      ask: ask(`join/${channelId}`),
      channelId,
      source: 'en_US',
      target: 'es_ES',
    }))
    expect(shown(...unsure, told)).toMatchObject({ state: 'transferring', target: 'es_ES' })
  })

  it('TRN-2 live translation starts again for a member who re-enters the room before the server has processed the leave request', () => {
    const again = [enter(true), joined, say('captions/RoomEnded'), enter(true)] as const
    expect(translatedRooms(given(captionsReducer, ...again).state)).toEqual([channelId])
    expect(shown(...again, left).state).toBe('joining')
    expect(shown(enter(), say('captions/Enable'), say('captions/RoomEnded'), enter(), joined, left).state).toBe('off')
  })

  it('R2-135 TRN-1 live translation is off at first, joining once switched on, transferring once joined, and off when switched off', () => {
    expect([shown(enter()).state, shown(enter(), say('captions/Enable')).state, shown(...on).state]).toEqual([
      'off',
      'joining',
      'transferring',
    ])
    expect([
      shown(...on, say('captions/Disable')).state,
      shown(enter(), say('captions/Enable'), say('captions/Disable')).state,
    ]).toEqual(['off', 'off'])
    expect(shown()).toEqual({ state: 'off', source: 'en_US', target: 'en_US', lines: [], heardAt: null, failure: null })
  })

  it('R2-137 TRN-2 live translation starts by itself when a permitted member enters, but not again after the member switched it off', () => {
    expect([shown(enter(true)).state, shown(enter()).state]).toEqual(['joining', 'off'])
    expect(shown(enter(true), joined, say('captions/Disable'), left, enter(true)).state).toBe('off')
  })

  it('R2-138 TRN-3 live translation translates into en_US until the member chooses another language', () => {
    expect(shown(enter()).target).toBe('en_US')
    expect(shown(...on, set('Target', 'es_ES')).target).toBe('es_ES')
  })

  it('R2-136 R2-167 TRN-1 a caption language can be set only while live translation is transferring', () => {
    for (const before of [[enter()], [enter(), say('captions/Enable')]] as const) {
      expect(shown(...before, set('Target', 'es_ES'), set('Source', 'zh_CN'))).toMatchObject({
        target: 'en_US',
        source: 'en_US',
      })
      expect(Object.keys(asked(...before, set('Target', 'es_ES'))).some((id) => id.startsWith('set/'))).toBe(false)
    }
    expect(asked(...on, set('Target', 'es_ES'))).toEqual({
      [`set/${channelId}`]: { channelId, what: 'target', language: 'es_ES' },
    })
  })

  it('changes of the caption language are sent to the server one after the other, and the last chosen language applies', () => {
    const twice = [...on, set('Target', 'es_ES'), set('Target', 'zh_CN')] as const
    expect(asked(...twice)[`set/${channelId}`]).toMatchObject({ language: 'es_ES' })
    expect(shown(...twice, wasSet('es_ES'), wasSet('zh_CN'))).toMatchObject({ target: 'zh_CN' })
    expect(shown(...on, set('Target', 'es_ES'), notSet)).toMatchObject({ target: 'en_US', failure: refused('no') })
  })

  it('TRN-4 live translation shows no captions of another room, and none while live translation is off', () => {
    const elsewhere = made(ChannelId, '5bace001-0000-4000-8000-000010000002')
    expect(shown(...on, hear(line('a'), elsewhere)).lines).toEqual([])
    expect(shown(enter(), hear(line('a'))).lines).toEqual([])
    expect(shown(...on, hear(line('a')), say('captions/Disable'), hear(line('b'))).lines).toEqual([])
  })

  it('TRN-5 a member who leaves the room ends live translation with one leave request, even during the join request', () => {
    const over = [enter(), say('captions/Enable'), say('captions/RoomEnded')] as const
    expect(asked(...over, joined)).toEqual({ [`leave/${channelId}`]: { channelId } })
    expect(given(captionsReducer, ...over, joined, left).state.byKey).toEqual({})
    const leaving = given(captionsReducer, ...on, say('captions/RoomEnded'))
    expect(leaving.when(say('captions/RoomEnded')).asked()).toEqual(leaving.asked())
    for (const out of [
      [...on, say('captions/Disable'), say('captions/RoomEnded'), left],
      [enter(), say('captions/RoomEnded')],
    ])
      expect(given(captionsReducer, ...out).state.byKey).toEqual({})
  })

  it('live translation is on after a member switches it on, off and on again before the server responds', () => {
    expect(shown(enter(), say('captions/Enable'), say('captions/Disable'), say('captions/Enable'), joined).state).toBe(
      'transferring',
    )
  })

  it('TRN-6 live translation is off after a failure to start, and the member can try again', () => {
    expect(shown(enter(), say('captions/Enable'), notJoined)).toMatchObject({ state: 'off', failure: refused('no') })
    expect(shown(enter(), say('captions/Enable'), notJoined, say('captions/Enable'))).toMatchObject({
      state: 'joining',
      failure: null,
    })
    expect(shown(enter(), say('captions/Enable'), notJoined, say('captions/Enable'), joined).state).toBe('transferring')
    expect(shown(...on, set('Target', 'es_ES'), notSet, set('Source', 'zh_CN'))).toMatchObject({
      failure: null,
      source: 'zh_CN',
      target: 'en_US',
    })
  })
})

describe('Captions', () => {
  it('a caption update never moves a caption line, and a final caption line never changes', () => {
    const heard = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      at: fc.nat(5),
      isFinal: fc.boolean(),
      text: fc.string(),
    })
    fc.assert(
      fc.property(fc.array(heard, { maxLength: 30 }), (all) => {
        let lines: readonly CaptionLine[] = []
        for (const { id, at, isFinal, text } of all) {
          const before = lines.map((one) => one.id)
          const final = lines.find((one) => one.id === id && one.isFinal)
          lines = withCaption(lines, line(id, { startedAt: addMs(NOON, at), isFinal, text }))
          expect(lines.map((one) => one.id).filter((one) => before.includes(one))).toEqual(before)
          expect(final === undefined || lines.includes(final)).toBe(true)
        }
      }),
    )
  })

  it('a caption line shows its latest text in its original place until its final text arrives', () => {
    const [one, other] = [line('a', { text: 'Hel' }), line('b', { startedAt: addMs(NOON, 1) })]
    const partial = withCaption([one, other], line('a', { text: 'Hello', startedAt: addMs(NOON, 9) }))
    expect(partial).toEqual([line('a', { text: 'Hello' }), other])
    expect(
      withCaption(withCaption(partial, line('a', { text: 'Hello!', isFinal: true })), line('a', { text: 'Hell' }))[0],
    ).toEqual(line('a', { text: 'Hello!', isFinal: true }))
  })

  it('caption lines with the same start time are sorted by speaker and then by line id, in whatever order the lines arrive', () => {
    const ben = made(Xid, 'b000000002')
    const all = [line('a'), line('b'), line('0', { xid: ben })]
    expect(
      [all, all.toReversed()].map((some) => some.reduce<readonly CaptionLine[]>(withCaption, []).map(({ id }) => id)),
    ).toEqual([
      ['a', 'b', '0'],
      ['a', 'b', '0'],
    ])
  })

  it('when more than 200 caption lines arrive, only the newest 200 lines stay', () => {
    const lines = Array.from({ length: 250 }, (_, n) => line(`l${n}`, { startedAt: addMs(NOON, n) })).reduce<
      readonly CaptionLine[]
    >(withCaption, [])
    expect([lines.length, lines[0]?.id]).toEqual([200, 'l50'])
  })
})
