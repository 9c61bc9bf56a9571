import * as t from 'io-ts'
import { reducerWithEffects, type AnyMessage, type StateWithEffects } from '../event-log'
import { Failure } from '../kernel/failure'
import { Xid } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'
import { emptyTable, entriesOf, keysOf, putAll, tableCodec, tableFrom, type Table } from '../kernel/table'
import { LevelStanding } from './levels'
import { ACCOUNT_CHANGES } from '../session'

export const LEVELS_A_CALL = 50
/** The most levels to cache. Above this number, the cache is emptied. */
const CACHED_AT_MOST = 2_000

const Wanted = message('levels/LoadUserLevels', { xids: t.readonlyArray(Xid) })
const Told = effectResult('levels/UserLevelsLoaded', {
  xids: t.readonlyArray(Xid),
  people: t.readonlyArray(LevelStanding),
})
const NotTold = effectResult('levels/UserLevelsNotLoaded', { xids: t.readonlyArray(Xid), failure: Failure })
export const userLevelMessages = {
  'levels/LoadUserLevels': Wanted,
  'levels/UserLevelsLoaded': Told,
  'levels/UserLevelsNotLoaded': NotTold,
} as const

/** `known`: level by xid, `null` without a level. `asked`: xids of the running request. `waiting`: later xids. */
const People = t.strict(
  {
    known: tableCodec(t.union([LevelStanding, t.null])),
    asked: t.readonlyArray(Xid),
    waiting: t.readonlyArray(Xid),
    calls: t.number,
  },
  'LevelsOfPeople',
)
type People = t.TypeOf<typeof People>

const empty: People = { known: emptyTable(), asked: [], waiting: [], calls: 0 }

/** Starts the next request if none runs. Each request contains as many xids as possible. */
const startNextCall = (people: People): People =>
  people.asked.length > 0 || people.waiting.length === 0
    ? people
    : {
        ...people,
        asked: people.waiting.slice(0, LEVELS_A_CALL),
        waiting: people.waiting.slice(LEVELS_A_CALL),
        calls: people.calls + 1,
      }

const wanted = (people: People, xids: readonly Xid[]): People => {
  const known = keysOf(people.known).length > CACHED_AT_MOST ? emptyTable<LevelStanding | null>() : people.known
  const taken = new Set<string>([...people.asked, ...people.waiting])
  const fresh = xids.filter((xid) => known[xid] === undefined && !taken.has(xid) && taken.add(xid))
  return fresh.length === 0 ? people : startNextCall({ ...people, known, waiting: [...people.waiting, ...fresh] })
}

export const UserLevels = t.strict({ xids: t.readonlyArray(Xid) })

/** Levels of many people, in batches (`level/xids`, spec 2 §7). Failed reads repeat when the network is back. */
export const userLevelsReducer = reducerWithEffects<People>('levels/people', {
  initial: empty,
  codec: People,
  handles: [...Object.keys(userLevelMessages), 'NetworkOnline', ...ACCOUNT_CHANGES],
  reduce(people, message: AnyMessage) {
    if (Wanted.is(message)) return wanted(people, message.xids)
    if (Told.is(message)) {
      const levels = new Map(message.people.map((standing) => [standing.xid, standing]))
      return startNextCall({
        ...people,
        asked: [],
        known: putAll(
          people.known,
          message.xids.map((xid) => [xid, levels.get(xid) ?? null] as const),
        ),
      })
    }
    // Store `null` until the network is back, because visible people would otherwise be requested in a loop.
    if (NotTold.is(message))
      return startNextCall({
        ...people,
        asked: [],
        known: putAll(
          people.known,
          message.xids.map((xid) => [xid, null] as const),
        ),
      })
    if (message.type === 'NetworkOnline')
      return { ...people, known: tableFrom(entriesOf(people.known).filter(([, standing]) => standing !== null)) }
    return empty
  },
  effects: ({ asked, calls }) =>
    asked.length === 0 ? [] : [['read', { id: `list:${calls}`, input: { xids: asked } }]],
})

export const userLevelIn = ({ data }: StateWithEffects<People>, xid: string): LevelStanding | null => {
  const known: Table<LevelStanding | null> = data.known
  return known[xid] ?? null
}
/** Whether the level of that person is loaded or requested. */
export const isAsked = ({ data: { known, asked, waiting } }: StateWithEffects<People>, xid: Xid): boolean =>
  known[xid] !== undefined || asked.includes(xid) || waiting.includes(xid)
