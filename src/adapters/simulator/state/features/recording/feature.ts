import * as t from 'io-ts'
import { ClientId, Xid } from '../../../../../domain/kernel/ids'
import { Instant } from '../../../../../domain/kernel/instant'
import { RECORDER_GONE_MS, RecordingFile } from '../../../../../domain/recording'
import { doneResult, refusedResult, type ServerOutput, type StepResult } from '../../output'
import { roomOutputs } from '../../spaces/room-actions'
import { isAllowedHost, NO_SPACE } from '../../spaces/space-actions'
import { isHostIn, seatIn, spaceOf } from '../../spaces/spaces'
import type { ServerState } from '../../server-state'
import { stateFeature } from '../state-feature'
import {
  countIn,
  recordingOf,
  runningIn,
  runningRecordings,
  withoutRecordings,
  withRecording,
  withRunning,
  type StoredRecording,
} from './recordings'

/** A space has at most this many recordings. */
const MOST = 20

const of = <N extends string, P extends t.Props>(type: N, props: P) =>
  t.strict({ type: t.literal(type), at: Instant, id: ClientId, ...props })
const RecordingInput = t.union(
  [
    of('recording/Started', { xid: Xid, channelId: t.string }),
    of('recording/Reported', { xid: Xid }),
    of('recording/Closed', { xid: Xid }),
    of('recording/Attached', { xid: Xid, file: RecordingFile }),
    of('recording/Removed', { xid: Xid }),
    /** The server has not heard of the recorder for too long. */
    of('recording/FellSilent', {}),
  ],
  'RecordingInput',
)
export type RecordingInput = t.TypeOf<typeof RecordingInput>
type Of<T extends RecordingInput['type']> = Extract<RecordingInput, { type: T }>

const NO_RECORDING = 'There is no such recording'
const OVER = 'This recording is over'

/** Whether the member may record the room now: a host who is in the live room. */
const mayRecord = (world: ServerState, channelId: string, xid: Xid): boolean => {
  const space = spaceOf(world, channelId)
  return space !== undefined && isAllowedHost(world, space, xid) && seatIn(world, space, xid) !== undefined
}

const isRunning = (world: ServerState, { id, channelId }: StoredRecording): boolean =>
  runningIn(world, channelId)?.id === id

const ended = (world: ServerState, recording: StoredRecording): StepResult =>
  isRunning(world, recording)
    ? {
        world: withRunning(world, recording.channelId, null),
        outputs: [{ type: 'Done' }, roomOutputs(recording.channelId, { kind: 'recording' })],
      }
    : doneResult(world)

const started = (world: ServerState, { at, id, xid, channelId }: Of<'recording/Started'>): StepResult => {
  const space = spaceOf(world, channelId)
  if (space === undefined) return refusedResult(world, NO_SPACE)
  if (!mayRecord(world, channelId, xid)) return refusedResult(world, 'Only a host who is in the space can record it')
  const known = recordingOf(world, id)
  if (known !== undefined)
    return known.xid === xid && isRunning(world, known) ? doneResult(world) : refusedResult(world, OVER)
  if (runningIn(world, channelId) !== null) return refusedResult(world, 'Another host is already recording this space')
  if (countIn(world, channelId) >= MOST) return refusedResult(world, 'This space has as many recordings as it can have')
  const recording = { id, channelId: space.channelId, xid, startedAt: at, heardAt: at, file: null }
  const after = withRunning(withRecording(world, recording), channelId, id)
  return {
    world: after,
    outputs: [
      { type: 'Done' },
      roomOutputs(space.channelId, { kind: 'recording', recording: runningIn(after, channelId) }),
    ],
  }
}

/** Runs an input of the recorder itself. */
const byRecorder = (
  world: ServerState,
  { id, xid }: { readonly id: ClientId; readonly xid: Xid },
  act: (recording: StoredRecording) => StepResult,
): StepResult => {
  const recording = recordingOf(world, id)
  return recording === undefined || recording.xid !== xid ? refusedResult(world, NO_RECORDING) : act(recording)
}

const reported = (world: ServerState, input: Of<'recording/Reported'>): StepResult =>
  byRecorder(world, input, (recording) =>
    isRunning(world, recording)
      ? doneResult(withRecording(world, { ...recording, heardAt: input.at }))
      : refusedResult(world, OVER),
  )

/** A file ends its recording. A second file of the same recording changes nothing. */
const attached = (world: ServerState, input: Of<'recording/Attached'>): StepResult =>
  byRecorder(world, input, (recording) => {
    const { world: after, outputs } = ended(world, recording)
    return {
      world: recording.file === null ? withRecording(after, { ...recording, file: input.file }) : after,
      outputs,
    }
  })

const removed = (world: ServerState, { id, xid }: Of<'recording/Removed'>): StepResult => {
  const recording = recordingOf(world, id)
  if (recording === undefined) return doneResult(world)
  const space = spaceOf(world, recording.channelId)
  if (space === undefined || !isHostIn(world, space, xid)) return refusedResult(world, 'Only a host can delete it')
  const { world: after, outputs } = ended(world, recording)
  return {
    world: withoutRecordings(after, (one) => one.id === id),
    // Tells the room that its recording has changed, and the file store that a file can be deleted.
    outputs: [
      ...outputs,
      roomOutputs(space.channelId, { kind: 'recording', recording: runningIn(after, space.channelId) }),
    ],
  }
}

const fellSilent = (world: ServerState, { id, at }: Of<'recording/FellSilent'>): StepResult => {
  const recording = recordingOf(world, id)
  return recording === undefined || at - recording.heardAt < RECORDER_GONE_MS
    ? doneResult(world)
    : ended(world, recording)
}

/** The inputs and outputs after which a recorder may no longer record: the room ended, or the host left or is none. */
const mayEnd = (output: ServerOutput): boolean =>
  (output.type === 'SpaceTold' && output.what === 'SpaceEnded') ||
  (output.type === 'RoomTold' && ['left', 'kick', 'role'].includes(output.event.kind))

/** Recordings of rooms. A host records in the host's own browser; the server says so to everybody in the room. */
export const feature = stateFeature(
  RecordingInput,
  (world, input) => {
    switch (input.type) {
      case 'recording/Started':
        return started(world, input)
      case 'recording/Reported':
        return reported(world, input)
      case 'recording/Closed':
        return byRecorder(world, input, (recording) => ended(world, recording))
      case 'recording/Attached':
        return attached(world, input)
      case 'recording/Removed':
        return removed(world, input)
      case 'recording/FellSilent':
        return fellSilent(world, input)
    }
  },
  {
    hears: (world, _, outputs) => {
      const over = outputs.some(mayEnd)
        ? runningRecordings(world).filter(({ channelId, xid }) => !mayRecord(world, channelId, xid))
        : []
      return {
        world: over.reduce((acc, { channelId }) => withRunning(acc, channelId, null), world),
        outputs: over.map(({ channelId }) => roomOutputs(channelId, { kind: 'recording' })),
      }
    },
    forgets: (world, gone) => withoutRecordings(world, ({ xid }) => xid === gone.xid),
  },
)
