import type { ChannelId, ClientId, Xid } from '../../../../../domain/kernel/ids'
import type { Instant } from '../../../../../domain/kernel/instant'
import { drop, emptyTable, entriesOf, put, tableFrom, type Table } from '../../../../../domain/kernel/table'
import type { RecordingFile, SpaceRecording } from '../../../../../domain/recording'
import type { RoomRecording } from '../../../../../domain/space'
import type { ServerState } from '../../server-state'
import { senderOf } from '../../users/senders'
import { withErased } from '../account-deletion/deletions'
import { featureSlice } from '../state-feature'

/** `heardAt`: when the recorder last said that it records. `file`: `null` until the recorder has uploaded it. */
export interface StoredRecording {
  readonly id: ClientId
  readonly channelId: ChannelId
  readonly xid: Xid
  readonly startedAt: Instant
  readonly heardAt: Instant
  readonly file: RecordingFile | null
}

interface Recordings {
  readonly all: Table<StoredRecording>
  /** The recording that runs in each room. */
  readonly running: Table<ClientId>
}

const recordingSlice = featureSlice<Recordings>('recording', () => ({
  all: emptyTable(),
  running: emptyTable(),
}))

export const recordingOf = (world: ServerState, id: string): StoredRecording | undefined =>
  recordingSlice.of(world).all[id]

const ofSpace = (world: ServerState, channelId: string): readonly StoredRecording[] =>
  entriesOf(recordingSlice.of(world).all).flatMap(([, one]) => (one.channelId === channelId ? [one] : []))

export const countIn = (world: ServerState, channelId: string): number => ofSpace(world, channelId).length

/** The recording that runs in the room, as its members learn of it. */
export const runningIn = (world: ServerState, channelId: string): RoomRecording | null => {
  const { all, running } = recordingSlice.of(world)
  const one = all[running[channelId] ?? '']
  return one === undefined
    ? null
    : { id: one.id, xid: one.xid, name: senderOf(world, one.xid).name, since: one.startedAt }
}

export const runningRecordings = (world: ServerState): readonly StoredRecording[] => {
  const { all, running } = recordingSlice.of(world)
  return entriesOf(running).flatMap(([, id]) => all[id] ?? [])
}

/** The recordings of a space whose file is stored, in order of time. */
export const recordingsOf = (world: ServerState, channelId: string): readonly SpaceRecording[] =>
  ofSpace(world, channelId)
    .toSorted((a, b) => a.startedAt - b.startedAt)
    .flatMap(({ id, xid, startedAt, file }) =>
      file === null ? [] : [{ id, by: senderOf(world, xid), startedAt, ...file }],
    )

/** The spaces that the member recorded, and when. */
export const recordedBy = (world: ServerState, xid: Xid): readonly StoredRecording[] =>
  entriesOf(recordingSlice.of(world).all).flatMap(([, one]) => (one.xid === xid ? [one] : []))

export const withRecording = (world: ServerState, recording: StoredRecording): ServerState => {
  const slice = recordingSlice.of(world)
  return recordingSlice.put(world, { ...slice, all: put(slice.all, recording.id, recording) })
}

export const withRunning = (world: ServerState, channelId: string, id: ClientId | null): ServerState => {
  const slice = recordingSlice.of(world)
  return recordingSlice.put(world, {
    ...slice,
    running: id === null ? drop(slice.running, channelId) : put(slice.running, channelId, id),
  })
}

/** Drops the recordings for which `isGone` holds. The object store deletes their files. */
export const withoutRecordings = (world: ServerState, isGone: (one: StoredRecording) => boolean): ServerState => {
  const { all, running } = recordingSlice.of(world)
  const gone = entriesOf(all).flatMap(([, one]) => (isGone(one) ? [one] : []))
  const ids = new Set(gone.map(({ id }) => id))
  const without = recordingSlice.put(world, {
    all: tableFrom(entriesOf(all).filter(([, { id }]) => !ids.has(id))),
    running: tableFrom(entriesOf(running).filter(([, id]) => !ids.has(id))),
  })
  return withErased(
    without,
    gone.flatMap(({ xid, file }) => (file === null ? [] : [{ owner: xid, url: file.url }])),
  )
}
