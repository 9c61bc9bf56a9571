import * as t from 'io-ts'

/** The state of the media connection. */
export const MediaState = t.union(
  [t.literal('connecting'), t.literal('connected'), t.literal('reconnecting'), t.literal('failed')],
  'MediaState',
)
export type MediaState = t.TypeOf<typeof MediaState>

/** The kind of a share. A member sends at most one share at a time (spec 2 §4). */
export const ShareKind = t.union([t.literal('screen'), t.literal('camera')], 'ShareKind')
export type ShareKind = t.TypeOf<typeof ShareKind>
