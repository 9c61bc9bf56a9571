import * as t from 'io-ts'
import { foldWithAsks, type AnyMessage, type FoldState } from '../event-log'
import { Failure } from '../kernel/failure'
import { Xid } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'
import { emptyTable, entriesOf, keysOf, putAll, tableCodec, tableFrom, type Table } from '../kernel/table'
import { LevelStanding } from './levels'

/** So many are asked for in one call. */
export const LEVELS_A_CALL = 50
/** Of so many people levels are remembered; beyond, all are read anew. */
const REMEMBERED = 2_000

const Wanted = message('levels/peopleWanted', { xids: t.readonlyArray(Xid) })
const Told = effectResult('levels/peopleTold', { xids: t.readonlyArray(Xid), people: t.readonlyArray(LevelStanding) })
const NotTold = effectResult('levels/peopleNotTold', { xids: t.readonlyArray(Xid), failure: Failure })
export const userLevelMessages = {
  'levels/peopleWanted': Wanted,
  'levels/peopleTold': Told,
  'levels/peopleNotTold': NotTold,
} as const

/**
 * `known` is `null` of whom the server says nothing. `helperAsked` are in the call that is under way, `waiting` come
 * after it.
 */
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

const nobody: People = { known: emptyTable(), asked: [], waiting: [], calls: 0 }

/** One call at a time, each with as many as may be. */
const goOn = (people: People): People =>
  people.asked.length > 0 || people.waiting.length === 0
    ? people
    : {
        ...people,
        asked: people.waiting.slice(0, LEVELS_A_CALL),
        waiting: people.waiting.slice(LEVELS_A_CALL),
        calls: people.calls + 1,
      }

const wanted = (people: People, xids: readonly Xid[]): People => {
  const known = keysOf(people.known).length > REMEMBERED ? emptyTable<LevelStanding | null>() : people.known
  const taken = new Set<string>([...people.asked, ...people.waiting])
  const fresh = xids.filter((xid) => known[xid] === undefined && !taken.has(xid) && taken.add(xid))
  return fresh.length === 0 ? people : goOn({ ...people, known, waiting: [...people.waiting, ...fresh] })
}

/** Input of the call. */
export const UserLevels = t.strict({ xids: t.readonlyArray(Xid) })

/**
 * Levels of many people, batched (`level/xids`, spec 2 §7). What could not be read is asked for again once the network
 * is back.
 */
export const userLevelsReducer = foldWithAsks<People>('levels/people', {
  initial: nobody,
  codec: People,
  handles: [...Object.keys(userLevelMessages), 'NetworkOnline', 'SignedIn', 'VisitorEntered', 'SessionEnded'],
  reduce(people, heard: AnyMessage) {
    if (Wanted.is(heard)) return wanted(people, heard.xids)
    if (Told.is(heard)) {
      const told = new Map(heard.people.map((one) => [one.xid, one]))
      return goOn({
        ...people,
        asked: [],
        known: putAll(
          people.known,
          heard.xids.map((xid) => [xid, told.get(xid) ?? null] as const),
        ),
      })
    }
    // Whoever is in sight would ask again at once, and again: they wait until there is a network anew.
    if (NotTold.is(heard))
      return goOn({
        ...people,
        asked: [],
        known: putAll(
          people.known,
          heard.xids.map((xid) => [xid, null] as const),
        ),
      })
    if (heard.type === 'NetworkOnline')
      return { ...people, known: tableFrom(entriesOf(people.known).filter(([, one]) => one !== null)) }
    return nobody
  },
  effects: ({ asked, calls }) =>
    asked.length === 0 ? [] : [['read', { id: `list:${calls}`, input: { xids: asked } }]],
})

export const userLevelIn = ({ data }: FoldState<People>, xid: string): LevelStanding | null => {
  const known: Table<LevelStanding | null> = data.known
  return known[xid] ?? null
}
/** Whether it was told, or is on its way. */
export const isAsked = ({ data: { known, asked, waiting } }: FoldState<People>, xid: Xid): boolean =>
  known[xid] !== undefined || asked.includes(xid) || waiting.includes(xid)
