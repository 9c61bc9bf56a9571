import * as t from 'io-ts'

/** A value, or `null` where there is none. State and messages use `null` and never `undefined`. */
export const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])
