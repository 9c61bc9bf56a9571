import * as t from 'io-ts'
import { ClientId } from '../../../src/domain/kernel/ids'

/** What the tabs of a browser tell each other, as far as whoever listens in has to know it. */
export const Posted = t.type({ kind: t.literal('post'), body: t.type({ kind: t.string }) })
export const Beat = t.type({ kind: t.literal('beat') })
export const Entries = t.type({ entries: t.readonlyArray(t.unknown) })
export const Leads = t.type({ kind: t.literal('leads'), seq: t.number, isOther: t.union([t.boolean, t.undefined]) })
export const State = t.type({ kind: t.literal('state'), seq: t.number, pieces: t.UnknownRecord })
/** Said in a tab that follows: the leader may take it only once it wakes. */
export const Said = t.type({ kind: t.literal('said'), message: t.type({ type: t.string, clientId: ClientId }) })
export const Numbered = t.type({ seq: t.number })

export const tellsEntries = (message: unknown): boolean => Posted.is(message) && Entries.is(message.body)
