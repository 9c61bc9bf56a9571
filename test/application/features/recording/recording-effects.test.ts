import * as TE from 'fp-ts/TaskEither'
import { NEVER } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { loadedFeature } from '../../../../src/application/features/implement-feature'
import type { RecordingCalls } from '../../../../src/application/features/recording/ports'
import { recordingImplementation } from '../../../../src/application/features/recording/recording'
import { refused } from '../../../../src/domain/kernel/failure'
import { RECORDING_MS } from '../../../../src/domain/recording'
import { clientId } from '../../../support/builders/message'
import { square } from '../../../support/builders/space'
import { begunFeature } from '../../support/begun-feature'

const recordingId = clientId('r1')
const one = { recordingId }
const file = { url: 'https://files.example/r1.webm', mime: 'audio/webm', bytes: 10, ms: 9_000 } as const

/** The feature over fake ports. `called` records the calls of the server. */
const featureOver = (answer: Partial<RecordingCalls> = {}) => {
  const called: unknown[] = []
  const call =
    (name: string) =>
    (...of: readonly unknown[]) => {
      called.push([name, ...of])
      return TE.right(undefined)
    }
  const calls: RecordingCalls = {
    start: call('start'),
    report: call('report'),
    close: call('close'),
    attach: call('attach'),
    remove: call('remove'),
    recorded: () => TE.right({ recordings: [], captions: [] }),
    ...answer,
  }
  const recorder = {
    record: () => NEVER,
    join: (pieces: readonly { readonly size: number }[], type: string) => ({
      size: pieces.reduce((sum, { size }) => sum + size, 0),
      type,
    }),
  }
  return { called, ...begunFeature(loadedFeature(recordingImplementation, { calls, recorder })) }
}
const withPieces = async (count: number) => {
  const feature = featureOver()
  for (let n = 0; n < count; n += 1) await feature.ports.fileCache.keep(`r1.${n}`, [new Blob(['12345'])])
  return feature
}
const gather = { ...one, mime: 'audio/webm', ms: 9_000 }

describe('The effects of recording', () => {
  it('R4-951 R4-952 R4-955 R4-957 each call carries the id of the recording, also when it is repeated after a reload', async () => {
    const { called, run } = featureOver()
    const said = [
      await run('recording/own/start', { ...one, channelId: square }, true),
      await run('recording/own/report', one, true),
      await run('recording/own/close', one, true),
      await run('recording/own/attach', { ...one, file }, true),
      await run('recording/heard/delete', one, true),
    ]
    expect(called).toEqual([
      ['start', recordingId, square],
      ['report', recordingId],
      ['close', recordingId],
      ['attach', recordingId, file],
      ['remove', recordingId],
    ])
    expect(said.flat()).toMatchObject(
      ['Started', 'Reported', 'Closed', 'Attached', 'Deleted'].map((name) => ({ type: `recording/${name}`, ...one })),
    )
  })

  it('R4-952 recorded sound becomes a file even if the close fails', async () => {
    const { run } = featureOver({ close: () => TE.left(refused('no')) })
    expect(await run('recording/own/close', one)).toMatchObject([{ type: 'recording/Closed', recordingId }])
  })

  it('R4-951 a refusal carries the reason of the server', async () => {
    const failure = refused('Only a host')
    const { run } = featureOver({ start: () => TE.left(failure), attach: () => TE.left(failure) })
    expect(await run('recording/own/start', { ...one, channelId: square })).toMatchObject([
      { type: 'recording/NotStarted', failure },
    ])
    expect(await run('recording/own/attach', { ...one, file })).toMatchObject([
      { type: 'recording/NotAttached', failure },
    ])
  })

  it('R4-954 R4-955 the stored pieces become one file, which is kept and uploaded', async () => {
    const { run, ports, toAccount } = await withPieces(3)
    expect(await run('recording/own/gather', gather)).toMatchObject([
      { type: 'recording/Gathered', recordingId, file: { type: 'audio/webm', bytes: 15 }, ms: 9_000 },
    ])
    expect(toAccount).toEqual(['upload/BeginUpload'])
    expect((await ports.fileCache.read('r1', 0))?.body.size).toBe(15)
  })

  it('R4-954 the length includes pieces that were stored after the last report', async () => {
    const { run } = await withPieces(6)
    expect(await run('recording/own/gather', { ...gather, ms: 4_000 })).toMatchObject([{ ms: 20_000 }])
    expect(await run('recording/own/gather', { ...gather, ms: RECORDING_MS + 5 })).toMatchObject([{ ms: RECORDING_MS }])
  })

  it('R4-954 a recording without pieces has no file', async () => {
    const { run, toAccount } = featureOver()
    expect(await run('recording/own/gather', gather)).toMatchObject([{ file: null }])
    expect(toAccount).toEqual([])
  })

  it('R4-955 once the recap has a recording, its pieces and its upload are deleted', async () => {
    const { run, ports, toAccount } = await withPieces(3)
    expect(await run('recording/own/forget', one)).toMatchObject([{ type: 'recording/Forgotten' }])
    expect(await Promise.all([0, 1, 2].map((n) => ports.fileCache.read(`r1.${n}`, 0)))).toEqual([null, null, null])
    expect(toAccount).toEqual(['upload/DropUpload'])
  })
})
