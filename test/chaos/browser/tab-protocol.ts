import * as t from 'io-ts'
import { ClientId } from '../../../src/domain/kernel/ids'

/** What the tabs of a browser tell each other, as far as whoever listens in has to know it. */
export const PostedFrame = t.type({ kind: t.literal('post'), body: t.type({ kind: t.string }) })
export const BeatFrame = t.type({ kind: t.literal('beat') })
export const EntriesFrame = t.type({ entries: t.readonlyArray(t.unknown) })
export const LeaderFrame = t.type({
  kind: t.literal('leads'),
  seq: t.number,
  isOther: t.union([t.boolean, t.undefined]),
})
export const SnapshotFrame = t.type({ kind: t.literal('state'), seq: t.number, pieces: t.UnknownRecord })
/** Said in a tab that follows: the leader may take it only once it wakes. */
export const CommandFrame = t.type({ kind: t.literal('said'), message: t.type({ type: t.string, clientId: ClientId }) })
export const NumberedFrame = t.type({ seq: t.number })

export const carriesEntries = (message: unknown): boolean => PostedFrame.is(message) && EntriesFrame.is(message.body)
