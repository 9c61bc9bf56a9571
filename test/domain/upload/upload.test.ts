import { describe, expect, it } from 'vitest'
import { uploadOfField, uploadViewModel } from '../../../src/domain/upload'
import { uploadsReducer } from '../../../src/domain/upload/uploads'
import type { Content } from '../../../src/domain/chat'
import { refused, unreachable, type Failure } from '../../../src/domain/kernel/failure'
import { clientId, lounge } from '../../support/builders/message'
import { NOON } from '../../support/builders/instant'
import { ann, vera } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { alarm, given, wait, type Step } from '../../support/given'

const a = clientId('a')
const file = (key: string, bytes = 100) => ({ key, type: 'image/png', bytes })
const begin = (id = a, field: string | null = null, files = [file('k1')]): Step => ({
  type: 'upload/BeginUpload',
  uploadId: id,
  field,
  files,
})
const stored =
  (index = 0, id = a): Step =>
  (ask) => ({
    type: 'upload/FileStored',
    ask: ask(`put/${id}`),
    uploadId: id,
    index,
    url: `https://store.example/${id}${index}`,
  })
const progress =
  (percent: number, index = 0): Step =>
  (ask) => ({ type: 'upload/FileProgressed', ask: ask('put/a'), uploadId: a, index, percent })
const lost =
  (failure: Failure): Step =>
  (ask) => ({ type: 'upload/FileNotStored', ask: ask('put/a'), uploadId: a, index: 0, failure })
const offline: Step = { type: 'NetworkOffline' }
const online: Step = { type: 'NetworkOnline' }
const shown = (...steps: readonly Step[]) => uploadViewModel(given(uploadsReducer, ...steps).state, a)

describe('An upload', () => {
  it('an upload sends its files one by one, and ends once all are stored', () => {
    const two = given(uploadsReducer, begin(a, null, [file('k1', 300), file('k2', 100)]))
    two.gives({ asks: { 'put/a': { uploadId: a, index: 0, key: 'k1' } } })
    two.when(stored()).gives({ asks: { 'put/a': { uploadId: a, index: 1, key: 'k2' } } })
    two.when(stored(), stored(1)).gives({ asks: { 'drop/a': { uploadId: a, left: null } } })
  })

  it('R2-262 an upload shows its progress as a percentage of all bytes, which never falls', () => {
    const files = [file('k1', 300), file('k2', 100)]
    expect(shown(begin(a, null, files), progress(50))).toEqual({ status: 'uploading', percent: 37 })
    expect(shown(begin(a, null, files), progress(50), progress(20))).toEqual({ status: 'uploading', percent: 37 })
    expect(shown(begin(a, null, files), stored(), progress(50, 1))).toEqual({ status: 'uploading', percent: 87 })
  })

  it('a third upload waits while two uploads run, and starts when the first of them ends', () => {
    const three = given(uploadsReducer, begin(), begin(clientId('b')), begin(clientId('c')))
    expect(uploadViewModel(three.state, clientId('c'))).toEqual({ status: 'queued', percent: 0 })
    expect(Object.keys(three.when(stored()).asked())).toContain('put/c')
  })

  it('an upload pauses while the network is offline, and then continues with the same progress', () => {
    expect(shown(begin(), progress(40), offline)).toEqual({ status: 'paused', percent: 40 })
    given(uploadsReducer, begin(), offline).gives({ asks: {} })
    expect(shown(begin(), progress(40), offline, online)).toEqual({ status: 'uploading', percent: 40 })
  })

  it('an upload that lost its connection is retried when the network returns or the retry timer fires', () => {
    const waiting = given(uploadsReducer, begin(), lost(unreachable))
    expect(uploadViewModel(waiting.state, a)?.status).toBe('paused')
    expect(Object.keys(waiting.asked())).toEqual(['retry/a'])
    for (const again of [online, alarm('retry/a')]) {
      expect(Object.keys(waiting.when(again).asked())).toEqual(['put/a'])
    }
  })

  it('OUT-8 the command that sends files as a message starts their upload, and starts no second upload when repeated', () => {
    const content: Content = { kind: 'image', url: null, width: 40, height: 30 }
    const sent: Step = { type: 'chat/SendFiles', conversationId: lounge, clientId: a, content, files: [file('k1')] }
    expect(Object.keys(given(uploadsReducer, sent).asked())).toEqual(['put/a'])
    expect(shown(sent, progress(40), sent)).toEqual({ status: 'uploading', percent: 40 })
    // A log of an earlier version has this command without files.
    expect(shown(begin(), progress(40), { ...sent, files: [] })).toEqual({ status: 'uploading', percent: 40 })
    given(uploadsReducer, { ...sent, files: [] }).gives({ asks: {} })
  })

  it('R2-300 an upload that the server refuses fails with the reason, until the member retries or gives up the upload', () => {
    const failed = given(uploadsReducer, begin(), lost(refused('No room')))
    expect(uploadViewModel(failed.state, a)).toEqual({ status: 'failed', failure: refused('No room') })
    failed.gives({ asks: {} })
    expect(Object.keys(failed.when({ type: 'upload/RetryUpload', uploadId: a }).asked())).toEqual(['put/a'])
    failed
      .when({ type: 'upload/DropUpload', uploadId: a })
      .gives({ asks: { 'drop/a': { uploadId: a, left: { uploadId: a, index: 0, key: 'k1' } } } })
  })

  it('an upload continues after a reload with the same progress', () => {
    const reloaded = given(uploadsReducer, begin(), progress(40)).reloaded()
    expect(Object.keys(reloaded.asked())).toEqual(['put/a'])
    expect(uploadViewModel(reloaded.state, a)).toEqual({ status: 'uploading', percent: 40 })
  })

  it('an upload for a form field stays until the form uses its result, and replaces the field’s last upload', () => {
    const icon = given(uploadsReducer, begin(a, 'icon'), stored())
    expect(uploadOfField(icon.state, 'icon')).toBe(a)
    expect(uploadViewModel(icon.state, a)).toEqual({ status: 'stored', urls: ['https://store.example/a0'] })
    const next = icon.when(begin(clientId('b'), 'icon'))
    expect(uploadOfField(next.state, 'icon')).toBe(clientId('b'))
    expect(Object.keys(next.asked())).toContain('drop/a')
  })

  it('an upload that lost its connection retries after five seconds, or, if the network goes offline, once the network returns', () => {
    const waiting = given(uploadsReducer, begin(), wait(1_000), lost(unreachable))
    waiting.gives({ asks: { 'retry/a': { at: NOON + 6_000 } } })
    waiting
      .when(offline)
      .gives({ asks: {} })
      .when(online)
      .gives({ asks: { 'put/a': { uploadId: a, index: 0, key: 'k1' } } })
    expect(Object.keys(waiting.when({ type: 'upload/RetryUpload', uploadId: a }).asked())).toEqual(['put/a'])
  })

  it('an upload that is paused or lost its connection continues when the socket opens', () => {
    const opened: Step = {
      type: 'SocketOpened',
      ask: { unit: 'connection/socket', id: 'openSocket', seq: 1 },
      again: true,
    }
    expect(Object.keys(given(uploadsReducer, begin(), offline, opened).asked())).toEqual(['put/a'])
    expect(Object.keys(given(uploadsReducer, begin(), lost(unreachable), opened).asked())).toEqual(['put/a'])
  })

  it('an upload that begins offline is paused, and an upload without bytes shows 0 percent', () => {
    given(uploadsReducer, offline, begin()).gives({ asks: {} })
    expect([shown(offline, begin()), shown(begin(a, null, [file('k1', 0)]), progress(50))]).toEqual([
      { status: 'paused', percent: 0 },
      { status: 'uploading', percent: 0 },
    ])
  })

  it('uploads run in order of arrival, two at once, and the next upload starts when a running upload is given up', () => {
    const [b, c, d] = ['b', 'c', 'd'].map(clientId)
    if (b === undefined || c === undefined || d === undefined) throw new Error('four are needed')
    const four = given(uploadsReducer, ...[d, c, b, a].map((one) => begin(one)))
    expect(Object.keys(four.asked()).sort()).toEqual(['put/c', 'put/d'])
    expect(Object.keys(four.when({ type: 'upload/DropUpload', uploadId: d }).asked()).sort()).toEqual([
      'drop/d',
      'put/b',
      'put/c',
    ])
    expect(four.when({ type: 'upload/DropUpload', uploadId: a }).asked()).toMatchObject({ 'drop/a': { uploadId: a } })
  })

  it('an upload is removed once its local files are dropped', () => {
    const dropped: Step = (ask) => ({ type: 'upload/FilesDropped', ask: ask('drop/a'), uploadId: a })
    const gone = given(uploadsReducer, begin(), stored(), dropped)
    expect([gone.state.byKey, uploadViewModel(gone.state, a), uploadOfField(gone.state, 'icon')]).toEqual([
      {},
      null,
      null,
    ])
  })

  it('an upload is not changed by a result for a file that is not being sent, nor by an upload for another form field', () => {
    expect(shown(begin(a, 'icon', [file('k1'), file('k2')]), stored(1))).toEqual({ status: 'uploading', percent: 0 })
    expect(shown(begin(a, 'icon', [file('k1'), file('k2')]), stored(), stored(1))).toMatchObject({ status: 'stored' })
    expect(
      uploadViewModel(given(uploadsReducer, begin(a, 'icon'), begin(clientId('b'), 'banner')).state, a)?.status,
    ).toBe('uploading')
  })

  it.each([
    { type: 'SignedIn', session: sessionOf(ann) },
    { type: 'VisitorEntered', ask: { unit: 'session', id: 'enterAsVisitor', seq: 1 }, session: sessionOf(vera) },
  ] satisfies readonly Step[])('OUT-10 an upload is cleared after $type', (heard) => {
    expect(given(uploadsReducer, begin(), heard).gives({ asks: {} }).state.byKey).toEqual({})
  })

  it('OUT-10 an upload is stopped when the session ends', () => {
    given(uploadsReducer, begin())
      .when({ type: 'SessionEnded', ask: { unit: 'session', id: 'endSession', seq: 1 }, reason: 'expired' })
      .gives({ asks: {} })
  })
})
