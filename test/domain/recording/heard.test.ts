import { describe, expect, it } from 'vitest'
import { momentOf, searchCaptions, type SpaceRecording, type SpokenLine } from '../../../src/domain/recording'
import { deletionOf, heardReducer, isNews } from '../../../src/domain/recording/heard.reducer'
import { refused } from '../../../src/domain/kernel/failure'
import { addMs } from '../../../src/domain/kernel/instant'
import { NOON } from '../../support/builders/instant'
import { clientId } from '../../support/builders/message'
import { ann } from '../../support/builders/person'
import { given, type Step } from '../../support/given'

const [first, second] = [clientId('r1'), clientId('r2')]
const read: Step = { type: 'recording/Acknowledge', recordingId: first }
const remove: Step = { type: 'recording/Delete', recordingId: first }
const after = (...steps: readonly Step[]) => given(heardReducer, ...steps)

describe('R4-953 The notice of a recording', () => {
  it('a member reads the notice once for each recording, also after a reload', () => {
    const { state } = after(read, read).reloaded()
    expect([isNews(heardReducer.initial, first), isNews(state, first), isNews(state, second)]).toEqual([
      true,
      false,
      true,
    ])
  })
})

describe('R4-957 The deletion of a recording', () => {
  it('a deletion is sent once at a time, and its failure stands at the recording', () => {
    after(remove, { type: 'recording/Delete', recordingId: second }).gives({
      asks: { 'remove:r1': { recordingId: first } },
    })
    const failed = after(remove, (ask) => ({
      type: 'recording/NotDeleted',
      ask: ask('remove:r1'),
      recordingId: first,
      failure: refused('no'),
    }))
    expect(deletionOf(failed.state)).toMatchObject({
      deleting: null,
      failed: { recordingId: first, failure: refused('no') },
    })
    after(remove, (ask) => ({ type: 'recording/Deleted', ask: ask('remove:r1'), recordingId: first })).gives({
      asks: {},
    })
  })
})

const line = (text: string): SpokenLine => ({ xid: ann.xid, name: 'Ann', at: NOON, text })
const hitsIn = (text: string, query: string): readonly string[] =>
  searchCaptions([line(text)], query).flatMap(({ hits }) => hits.map(([from, to]) => text.slice(from, to)))

describe('R4-956 The search of captions by words', () => {
  it('a search finds the captions that contain every word, and an empty search finds all', () => {
    const lines = [line('A cup of tea'), line('A cup of coffee')]
    const found = (query: string) => searchCaptions(lines, query).map((one) => one.line.text)
    expect([found('tea cup'), found('cup'), found('  ')]).toEqual([
      ['A cup of tea'],
      lines.map(({ text }) => text),
      lines.map(({ text }) => text),
    ])
  })

  it.each([
    ['case', 'Ein TEE', 'tee', ['TEE']],
    ['accents in the caption', 'Un café', 'cafe', ['café']],
    ['accents in the query', 'Un cafe', 'CAFÉ', ['cafe']],
    ['accents that are characters of their own', 'Un cafe\u0301 noir', 'cafe', ['cafe\u0301']],
    ['the width of letters', 'Ｔｅａ', 'tea', ['Ｔｅａ']],
  ])('ignores %s', (_, text, query, hits) => {
    expect(hitsIn(text, query)).toEqual(hits)
  })

  it('a search finds Chinese words without spaces, and marks each place', () => {
    expect(hitsIn('大家听得清楚吗？听得清楚。', '清楚')).toEqual(['清楚', '清楚'])
    expect(hitsIn('👍🏽 大家', '大家')).toEqual(['大家'])
  })

  it('overlapping words are marked once', () => {
    expect(hitsIn('teapot', 'teap pot')).toEqual(['teapot'])
  })
})

describe('R4-956 The time of a caption in the recordings', () => {
  const part = (id: string, from: number, ms: number): SpaceRecording => ({
    id: clientId(id),
    by: { xid: ann.xid, name: ann.name, avatar: null },
    startedAt: addMs(NOON, from),
    url: 'https://files.example/1.webm',
    mime: 'audio/webm',
    bytes: 1,
    ms,
  })
  const parts = [part('r1', 0, 10_000), part('r2', 30_000, 10_000)]
  const at = (ms: number) => {
    const moment = momentOf(parts, addMs(NOON, ms))
    return moment === null ? null : [moment.recording.id, moment.ms]
  }

  it('a caption plays from the part that ran then, and from no part if none ran', () => {
    expect([at(-1), at(0), at(9_999), at(10_000), at(31_500), at(40_000)]).toEqual([
      null,
      ['r1', 0],
      ['r1', 9_999],
      null,
      ['r2', 1_500],
      null,
    ])
  })
})
