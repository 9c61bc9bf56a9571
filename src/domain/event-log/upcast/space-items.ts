import * as t from 'io-ts'

const Fields = t.UnknownRecord
const OldSpaces = t.type({ data: t.type({ spaces: Fields, reminders: Fields, doing: Fields }), asks: Fields })
const OldSpace = t.type({ channelId: t.string, status: t.string, isReminded: t.boolean })

/** The effects of one space had ids with its channel. The item's ids have none. */
const ACTS = [
  ['spaceDeed', 'act'],
  ['remind', 'remind'],
  ['unremind', 'unremind'],
] as const

const asksOf = (asks: Readonly<Record<string, unknown>>, channelId: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    ACTS.flatMap(([old, id]) => {
      const ask = asks[`${old}:${channelId}`]
      return Fields.is(ask) ? [[id, { ...ask, id }] as const] : []
    }),
  )

const actionOf = (change: unknown): string =>
  change === 'start' ? 'starting' : change === 'remove' ? 'cancelling' : 'idle'
const reminderOf = (isReminded: boolean, wanted: unknown): string =>
  wanted === true ? 'turningOn' : wanted === false ? 'turningOff' : isReminded ? 'on' : 'off'

const valueOf = (status: string, isReminded: boolean, change: unknown, wanted: unknown): unknown => {
  if (status === 'prepare') return { prepare: { action: actionOf(change), reminder: reminderOf(isReminded, wanted) } }
  return status === 'started' ? { started: change === 'end' ? 'ending' : 'idle' } : status
}

/** Effects that the new state of the space does not run. An action that does not fit the status is dropped. */
const isRunning = (value: unknown, id: string): boolean => {
  const states = JSON.stringify(value)
  if (id === 'act') return /starting|cancelling|ending/.test(states)
  return states.includes(id === 'remind' ? 'turningOn' : 'turningOff')
}

const itemOf = (old: unknown, { data, asks }: t.TypeOf<typeof OldSpaces>): readonly (readonly [string, unknown])[] => {
  if (!OldSpace.is(old)) return []
  const { status, isReminded, ...space } = old
  const { channelId } = space
  const value = valueOf(status, isReminded, data.doing[channelId], data.reminders[channelId])
  const running = Object.entries(asksOf(asks, channelId)).filter(([id]) => isRunning(value, id))
  return [[channelId, { value, context: { space, until: 0, looks: 0 }, asks: Object.fromEntries(running) }]]
}

/** 5 → 6: each space is a machine of its own. A table held the spaces, and two more what was asked about them. */
export const withSpaceItems = (old: unknown): unknown => {
  if (!OldSpaces.is(old)) return old
  const { spaces, reminders: _reminders, doing: _doing, ...lists } = old.data
  const shared = Object.entries(old.asks).filter(([id]) => !ACTS.some(([prefix]) => id.startsWith(`${prefix}:`)))
  return {
    byKey: Object.fromEntries(Object.values(spaces).flatMap((space) => itemOf(space, old))),
    shared: { data: lists, asks: Object.fromEntries(shared) },
  }
}
