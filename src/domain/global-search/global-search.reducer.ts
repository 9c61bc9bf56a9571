import * as t from 'io-ts'
import { foldWithAsks, type AlarmRang } from '../event-log'
import { withDefault } from '../kernel/with-default'
import { alarmInput, type EffectRequestOf } from '../kernel/effect'
import type { ReceivedMessage } from '../kernel/message'
import type { ForgetAccount } from '../session'
import {
  whenSearchDue,
  GlobalSearch,
  GlobalSearchPlace,
  whenFocused,
  withMoreRequested,
  emptyGlobalSearch,
  withFailedResults,
  whenOpened,
  withResultKind,
  activeResults,
  withGroupResults,
  withPersonResults,
  withTypedText,
} from './global-search'
import { globalSearchMessages, type GlobalSearchMessage } from './global-search.messages'

const page = t.strict({ place: GlobalSearchPlace, keyword: t.string, page: t.number })

export const globalSearchEffects = { findGroups: page, findPeople: page, alarm: alarmInput }

const noPeople: GlobalSearch = { ...emptyGlobalSearch, kind: 'people' }

const Finders = t.strict(
  { header: GlobalSearch, headerPeople: withDefault(GlobalSearch, noPeople), page: GlobalSearch },
  'Finders',
)
type Finders = t.TypeOf<typeof Finders>
type FinderHears = ReceivedMessage<GlobalSearchMessage | AlarmRang | ForgetAccount>

const noFinders: Finders = { header: emptyGlobalSearch, headerPeople: noPeople, page: emptyGlobalSearch }
/** No name is the beginning of one that stands after it. */
const PLACES = ['headerPeople', 'header', 'page'] as const

const foldFinder = (finder: GlobalSearch, heard: ReceivedMessage<GlobalSearchMessage>): GlobalSearch => {
  switch (heard.type) {
    case 'OpenFinder':
      return whenOpened(finder, heard.text, heard.at)
    case 'TypeFind':
      return withTypedText(finder, heard.text, heard.at)
    case 'ShowFound':
      return withResultKind(finder, heard.list)
    case 'FindMore':
      return withMoreRequested(finder)
    // What comes next counts on: no answer of before is taken for one to it.
    case 'CloseFinder':
      return {
        ...emptyGlobalSearch,
        kind: heard.place === 'headerPeople' ? 'people' : 'groups',
        round: finder.round + 1,
      }
    case 'GroupsFound':
      return withGroupResults(finder, heard.page, heard.size, heard.groups)
    case 'PeopleFound':
      return withPersonResults(finder, heard.page, heard.size, heard.rows)
    case 'FoundNotRead':
      return withFailedResults(finder)
  }
}

const foldFinders = (finders: Finders, heard: FinderHears): Finders => {
  if (heard.type === 'ForgetAccount') return noFinders
  if (heard.type !== 'AlarmRang') return { ...finders, [heard.place]: foldFinder(finders[heard.place], heard) }
  const place = PLACES.find((one) => heard.ask.id.startsWith(one)) ?? 'page'
  return {
    ...finders,
    [place]: (heard.ask.id.startsWith(`${place}Focus`) ? whenFocused : whenSearchDue)(finders[place]),
  }
}

type Ask = EffectRequestOf<typeof globalSearchEffects>

const askOf = (finders: Finders, place: GlobalSearchPlace): readonly Ask[] => {
  const { focusAt, round } = finders[place]
  return [
    ...(focusAt === null ? [] : [['alarm', { id: `${place}Focus:${round}`, input: { at: focusAt } }] satisfies Ask]),
    ...searchOf(finders, place),
  ]
}

const searchOf = (finders: Finders, place: GlobalSearchPlace): readonly Ask[] => {
  const { dueAt, keyword, round, kind } = finders[place]
  const { wanted } = activeResults(finders[place])
  if (dueAt !== null) return [['alarm', { id: `${place}Due:${round}`, input: { at: dueAt } }]]
  if (wanted === null) return []
  const input = { place, keyword, page: wanted }
  return [
    kind === 'groups'
      ? ['findGroups', { id: `${place}Groups:${round}-${wanted}`, input }]
      : ['findPeople', { id: `${place}People:${round}-${wanted}`, input }],
  ]
}

const asksOf = (finders: Finders): readonly Ask[] => PLACES.flatMap((place) => askOf(finders, place))

/** Looking for groups and people by name, in the header and on the page for it. */
export const globalSearchReducer = foldWithAsks('finder', {
  initial: noFinders,
  codec: Finders,
  reduce: foldFinders,
  effects: asksOf,
  handles: [...Object.keys(globalSearchMessages), 'ForgetAccount'],
})
