import * as t from 'io-ts'
import { reducerWithEffects, type AlarmRang } from '../event-log'
import { withDefault } from '../kernel/with-default'
import { alarmInput, type EffectRequestOf } from '../kernel/effect'
import type { ReceivedMessage } from '../kernel/message'
import { pauseThen } from '../kernel/typing-pause'
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

export const globalSearchEffects = { searchGroups: page, searchPeople: page, alarm: alarmInput }

const noPeople: GlobalSearch = { ...emptyGlobalSearch, kind: 'people' }

const Finders = t.strict(
  { header: GlobalSearch, headerPeople: withDefault(GlobalSearch, noPeople), page: GlobalSearch },
  'Finders',
)
type Finders = t.TypeOf<typeof Finders>
type Input = ReceivedMessage<GlobalSearchMessage | AlarmRang | ForgetAccount>

const emptyFinders: Finders = { header: emptyGlobalSearch, headerPeople: noPeople, page: emptyGlobalSearch }
/** Places are matched by prefix, so `headerPeople` must come before `header`. */
const PLACES = ['headerPeople', 'header', 'page'] as const

const foldFinder = (finder: GlobalSearch, message: ReceivedMessage<GlobalSearchMessage>): GlobalSearch => {
  switch (message.type) {
    case 'global-search/OpenGlobalSearch':
      return whenOpened(finder, message.text, message.at)
    case 'global-search/TypeGlobalSearch':
      return withTypedText(finder, message.text, message.at)
    case 'global-search/ShowSearchResults':
      return withResultKind(finder, message.list)
    case 'global-search/LoadMoreResults':
      return withMoreRequested(finder)
    // Increases `round`, so that a pending response does not match the next search.
    case 'global-search/CloseGlobalSearch':
      return {
        ...emptyGlobalSearch,
        kind: message.place === 'headerPeople' ? 'people' : 'groups',
        round: finder.round + 1,
      }
    case 'global-search/GroupResultsLoaded':
      return withGroupResults(finder, message.page, message.size, message.groups)
    case 'global-search/PersonResultsLoaded':
      return withPersonResults(finder, message.page, message.size, message.rows)
    case 'global-search/SearchResultsNotLoaded':
      return withFailedResults(finder)
  }
}

const foldFinders = (finders: Finders, message: Input): Finders => {
  if (message.type === 'ForgetAccount') return emptyFinders
  if (message.type !== 'AlarmRang') return { ...finders, [message.place]: foldFinder(finders[message.place], message) }
  const place = PLACES.find((candidate) => message.ask.id.startsWith(candidate)) ?? 'page'
  return {
    ...finders,
    [place]: (message.ask.id.startsWith(`${place}Focus`) ? whenFocused : whenSearchDue)(finders[place]),
  }
}

type EffectRequest = EffectRequestOf<typeof globalSearchEffects>

const requestsAt = (finders: Finders, place: GlobalSearchPlace): readonly EffectRequest[] => {
  const { focusAt, dueAt, round } = finders[place]
  return [
    ...pauseThen(`${place}Focus:${round}`, focusAt, () => []),
    ...pauseThen(`${place}Due:${round}`, dueAt, () => searchRequestsAt(finders, place)),
  ]
}

const searchRequestsAt = (finders: Finders, place: GlobalSearchPlace): readonly EffectRequest[] => {
  const { keyword, round, kind } = finders[place]
  const { wanted } = activeResults(finders[place])
  if (wanted === null) return []
  const input = { place, keyword, page: wanted }
  return [
    kind === 'groups'
      ? ['searchGroups', { id: `${place}Groups:${round}-${wanted}`, input }]
      : ['searchPeople', { id: `${place}People:${round}-${wanted}`, input }],
  ]
}

const requestsOf = (finders: Finders): readonly EffectRequest[] => PLACES.flatMap((place) => requestsAt(finders, place))

export const globalSearchReducer = reducerWithEffects('global-search/globalSearch', {
  initial: emptyFinders,
  codec: Finders,
  reduce: foldFinders,
  effects: requestsOf,
  handles: [...Object.keys(globalSearchMessages), 'ForgetAccount'],
})
