import * as t from 'io-ts'

/** What the tabs of a browser tell each other, as far as whoever listens in has to know it. */
export const Posted = t.type({ kind: t.literal('post'), body: t.type({ kind: t.string }) })
export const Beat = t.type({ kind: t.literal('beat') })
export const Entries = t.type({ entries: t.readonlyArray(t.unknown) })
export const Leads = t.type({ kind: t.literal('leads'), term: t.number, seq: t.number })
export const State = t.type({ kind: t.literal('state'), seq: t.number, pieces: t.UnknownRecord })
export const Numbered = t.type({ seq: t.number })

export const tellsEntries = (message: unknown): boolean => Posted.is(message) && Entries.is(message.body)
