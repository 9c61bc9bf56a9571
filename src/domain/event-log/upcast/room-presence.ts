import * as t from 'io-ts'

const OldRoom = t.type({
  value: t.literal('inside'),
  context: t.type({ data: t.type({ room: t.type({ isStale: t.boolean, readAgainAt: t.union([t.number, t.null]) }) }) }),
})

/** 2 → 3: the state `inside` got substates: the room is current, is being read again, or waits to be read again. */
export const withRoomPresence = (old: unknown): unknown => {
  if (!OldRoom.is(old)) return old
  const { isStale, readAgainAt } = old.context.data.room
  return { ...old, value: { inside: isStale ? 'rereading' : readAgainAt === null ? 'current' : 'waitingToRead' } }
}
