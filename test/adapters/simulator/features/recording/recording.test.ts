import { describe, expect, it } from 'vitest'
import { applyInput } from '../../../../../src/adapters/simulator/state/apply-input'
import { deletionsSlice } from '../../../../../src/adapters/simulator/state/features/account-deletion/deletions'
import type { RecordingInput } from '../../../../../src/adapters/simulator/state/features/recording/feature'
import {
  recordingsOf,
  runningIn,
  withoutRecordings,
} from '../../../../../src/adapters/simulator/state/features/recording/recordings'
import type { ServerInput } from '../../../../../src/adapters/simulator/state/input'
import { channelOf } from '../../../../../src/adapters/simulator/state/seed/spaces'
import { spaceFor, spaceOf } from '../../../../../src/adapters/simulator/state/spaces/spaces'
import type { ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import { ChannelId } from '../../../../../src/domain/kernel/ids'
import { addMs } from '../../../../../src/domain/kernel/instant'
import { RECORDER_GONE_MS, type RecordingFile } from '../../../../../src/domain/recording'
import { clientId } from '../../../../support/builders/message'
import { ADA, BEN } from '../../../../wire/support/seeded-ids'
import { brand, personBy, START, townOf } from '../../state/town'

const town = townOf(1)
const sky = personBy(town, 'super@loop.example')
const square = brand(ChannelId.is, channelOf('10000001', 1))
const file: RecordingFile = { url: 'https://files.example/r1.webm', mime: 'audio/webm', bytes: 900, ms: 60_000 }

const after = (world: ServerState, ...inputs: readonly ServerInput[]): ServerState =>
  inputs.reduce((acc, input) => applyInput(acc, input).world, world)
const join = (xid: typeof ADA): ServerInput => ({
  type: 'SpaceJoined',
  at: START,
  xid,
  channelId: square,
  token: `t-${xid}`,
})
/** Ada hosts the square; Ben listens. */
const live = after(town, join(ADA), join(BEN), join(sky))

const start = (id = 'r1', xid = ADA, channelId: string = square): RecordingInput => ({
  type: 'recording/Started',
  at: START,
  id: clientId(id),
  xid,
  channelId,
})
const by = (
  type: 'recording/Reported' | 'recording/Closed' | 'recording/Removed',
  xid = ADA,
  ms = 0,
  id = 'r1',
): RecordingInput => ({ type, at: addMs(START, ms), id: clientId(id), xid })
const attach = (xid = ADA, url = file.url): RecordingInput => ({
  type: 'recording/Attached',
  at: START,
  id: clientId('r1'),
  xid,
  file: { ...file, url },
})
const silent = (ms: number): RecordingInput => ({
  type: 'recording/FellSilent',
  at: addMs(START, ms),
  id: clientId('r1'),
})

/** The refusal, or the recordings that the room hears of. */
const outcome = (world: ServerState, input: ServerInput): readonly unknown[] =>
  applyInput(world, input).outputs.flatMap((output): readonly unknown[] =>
    output.type === 'Refused'
      ? [output.words]
      : output.type === 'RoomTold' && output.event.kind === 'recording'
        ? [output.event.recording?.id ?? null]
        : [],
  )
const recorded = after(live, start())

describe('R4-951 The start of a recording', () => {
  it('only hosts and product staff who are in the live room can record it', () => {
    const refusal = ['Only a host who is in the space can record it']
    expect(outcome(live, start())).toEqual(['r1'])
    expect(outcome(live, start('r1', sky))).toEqual(['r1'])
    expect(outcome(live, start('r1', BEN))).toEqual(refusal)
    expect(outcome(town, start())).toEqual(refusal)
    expect(outcome(after(live, { type: 'SpaceLeft', at: START, xid: ADA, channelId: square }), start())).toEqual(
      refusal,
    )
    expect(outcome(live, start('r1', ADA, 'none'))).toEqual(['There is no such space'])
  })

  it('a room has one recording at a time, and a repeated call counts once', () => {
    expect(outcome(recorded, start('r2', sky))).toEqual(['Another host is already recording this space'])
    expect(outcome(recorded, start())).toEqual([])
    expect(outcome(recorded, start('r1', sky))).toEqual(['This recording is over'])
    expect(outcome(after(recorded, by('recording/Closed')), start())).toEqual(['This recording is over'])
  })

  it('a space has at most twenty recordings', () => {
    const full = Array.from({ length: 20 }, (_, n) => `n${n}`).reduce(
      (world, id) => after(world, start(id), by('recording/Closed', ADA, 0, id)),
      live,
    )
    expect(outcome(full, start())).toEqual(['This space has as many recordings as it can have'])
  })
})

describe('R4-952 The running recording of a space', () => {
  it('each person who looks at the space or enters it receives the host and the start of the recording', () => {
    const space = spaceOf(recorded, square)
    const seen = space === undefined ? null : spaceFor(recorded, space, BEN).recording
    expect(seen).toEqual({ id: 'r1', xid: ADA, name: 'Ada', since: START })
  })

  it('the recording ends for everybody when the recorder stops it, and nobody else can stop it', () => {
    expect(outcome(recorded, by('recording/Closed', BEN))).toEqual(['There is no such recording'])
    expect(outcome(recorded, by('recording/Closed', sky))).toEqual(['There is no such recording'])
    expect(outcome(recorded, by('recording/Closed'))).toEqual([null])
    expect(outcome(after(recorded, by('recording/Closed')), by('recording/Closed'))).toEqual([])
  })

  it.each([
    ['left', { type: 'SpaceLeft', at: START, xid: ADA, channelId: square }],
    ['was removed', { type: 'SpaceKicked', at: START, xid: sky, channelId: square, target: ADA }],
    [
      'is no host any more',
      { type: 'SpaceRoleSet', at: START, xid: sky, channelId: square, target: ADA, role: 'speaker' },
    ],
  ] satisfies readonly (readonly [string, ServerInput])[])('ends when its host %s', (_, input) => {
    expect(outcome(recorded, input)).toEqual([null])
    expect(runningIn(after(recorded, input), square)).toBeNull()
  })

  it('the recording goes on when another person leaves', () => {
    const input: ServerInput = { type: 'SpaceLeft', at: START, xid: BEN, channelId: square }
    expect([outcome(recorded, input), runningIn(after(recorded, input), square)?.id]).toEqual([[], 'r1'])
  })
})

describe('R4-954 A silent recorder', () => {
  it('a recorder counts as gone after half a minute of silence, and not before', () => {
    expect(outcome(recorded, silent(RECORDER_GONE_MS - 1))).toEqual([])
    expect(outcome(recorded, silent(RECORDER_GONE_MS))).toEqual([null])
    const reported = after(recorded, by('recording/Reported', ADA, 20_000))
    expect(outcome(reported, silent(RECORDER_GONE_MS))).toEqual([])
    expect(outcome(reported, silent(20_000 + RECORDER_GONE_MS))).toEqual([null])
  })

  it('a recorder that reports again learns that its recording is over', () => {
    const over = after(recorded, silent(RECORDER_GONE_MS))
    expect(outcome(over, by('recording/Reported'))).toEqual(['This recording is over'])
    expect(outcome(recorded, by('recording/Reported', BEN))).toEqual(['There is no such recording'])
  })
})

describe('R4-955 The file of a recording', () => {
  it('only the recorder adds the file, once, also after the recording has ended', () => {
    const over = after(recorded, silent(RECORDER_GONE_MS))
    expect(outcome(over, attach(BEN))).toEqual(['There is no such recording'])
    const kept = after(over, attach(), attach(ADA, 'https://files.example/other.webm'))
    expect(recordingsOf(kept, square)).toMatchObject([{ id: 'r1', by: { name: 'Ada' }, startedAt: START, ...file }])
    expect(recordingsOf(over, square)).toEqual([])
  })

  it('the file ends its recording', () => {
    expect(outcome(recorded, attach())).toEqual([null])
  })
})

describe('R4-957 A deleted recording', () => {
  const kept = after(recorded, attach())
  const erased = (world: ServerState) => deletionsSlice.of(world).pictures

  it('only a host deletes a recording, and its file is deleted too', () => {
    expect(outcome(kept, by('recording/Removed', BEN))).toEqual(['Only a host can delete it'])
    const gone = after(kept, by('recording/Removed'))
    expect([recordingsOf(gone, square), erased(gone)]).toEqual([[], [{ owner: ADA, url: file.url }]])
    expect(outcome(gone, by('recording/Removed'))).toEqual([])
  })

  it('deleting a running recording ends it', () => {
    expect(outcome(recorded, by('recording/Removed'))).toContain(null)
    expect(runningIn(after(recorded, by('recording/Removed')), square)).toBeNull()
  })

  it('R4-958 the recordings of a host are deleted with the account', () => {
    const gone = withoutRecordings(kept, ({ xid }) => xid === ADA)
    expect([recordingsOf(gone, square), erased(gone)]).toEqual([[], [{ owner: ADA, url: file.url }]])
  })
})
