import * as t from 'io-ts'
import { ClientId } from '../../../src/domain/kernel/ids'

/** The messages between tabs, as far as the checks must read them. */
export const PostedFrame = t.type({ kind: t.literal('post'), body: t.type({ kind: t.string }) })
export const BeatFrame = t.type({ kind: t.literal('beat') })
export const EntriesFrame = t.type({ entries: t.readonlyArray(t.unknown) })
export const LeaderFrame = t.type({
  kind: t.literal('leads'),
  seq: t.number,
  isOther: t.union([t.boolean, t.undefined]),
})
export const SnapshotFrame = t.type({ kind: t.literal('state'), seq: t.number, pieces: t.UnknownRecord })
/** A command from a follower tab. A frozen leader handles it only after it thaws. */
export const CommandFrame = t.type({ kind: t.literal('said'), message: t.type({ type: t.string, clientId: ClientId }) })
export const NumberedFrame = t.type({ seq: t.number })

export const carriesEntries = (message: unknown): boolean => PostedFrame.is(message) && EntriesFrame.is(message.body)
