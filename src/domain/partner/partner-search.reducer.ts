import * as t from 'io-ts'
import { reducerWithEffects, type AlarmRang } from '../event-log'
import {
  whenSearchDue,
  GlobalSearch,
  whenFocused,
  ResultKind,
  PersonResult,
  withMoreRequested,
  toGlobalSearchViewModel,
  emptyGlobalSearch,
  withFailedResults,
  whenOpened,
  activeResults,
  withResultKind,
  withGroupResults,
  withPersonResults,
  withTypedText,
  type GlobalSearchViewModel,
} from '../global-search'
import { Group } from '../group'
import { alarmInput, type EffectRequestOf } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import { effectResult, message, type ReceivedMessage } from '../kernel/message'
import type { ForgetAccount } from '../session'

const link = t.union([t.string, t.null])

/** Messages of the search among a partner's groups and people, in one tab (spec 3 §2 Partner search). */
export const partnerSearchMessages = {
  /** If `text` is `null`, the previous search is kept. */
  'partner/OpenSearch': message('partner/OpenSearch', { link, text: t.union([t.string, t.null]) }),
  'partner/TypeSearch': message('partner/TypeSearch', { text: t.string }),
  'partner/ShowResults': message('partner/ShowResults', { list: ResultKind }),
  'partner/LoadMoreResults': message('partner/LoadMoreResults', {}),
  /** `size`: the number of rows of a full page. */
  'partner/GroupsFound': effectResult('partner/GroupsFound', {
    page: t.number,
    size: t.number,
    groups: t.readonlyArray(Group),
  }),
  'partner/PeopleFound': effectResult('partner/PeopleFound', {
    page: t.number,
    size: t.number,
    rows: t.readonlyArray(PersonResult),
  }),
  'partner/ResultsNotLoaded': effectResult('partner/ResultsNotLoaded', { failure: Failure }),
} as const
type Codecs = typeof partnerSearchMessages
export type PartnerSearchMessage = t.TypeOf<Codecs[keyof Codecs]>

const page = t.strict({ link, keyword: t.string, page: t.number })
export const partnerSearchEffects = { findGroups: page, findPeople: page, alarm: alarmInput }

const PartnerFinder = t.strict({ link, finder: GlobalSearch }, 'PartnerFinder')
type PartnerFinder = t.TypeOf<typeof PartnerFinder>
const nothing: PartnerFinder = { link: null, finder: emptyGlobalSearch }

const FOCUS = 'pageFocus'

const foldFinder = (
  { finder }: PartnerFinder,
  message: Exclude<ReceivedMessage<PartnerSearchMessage>, { type: 'partner/OpenSearch' }>,
): GlobalSearch => {
  switch (message.type) {
    case 'partner/TypeSearch':
      return withTypedText(finder, message.text, message.at)
    case 'partner/ShowResults':
      return withResultKind(finder, message.list)
    case 'partner/LoadMoreResults':
      return withMoreRequested(finder)
    case 'partner/GroupsFound':
      return withGroupResults(finder, message.page, message.size, message.groups)
    case 'partner/PeopleFound':
      return withPersonResults(finder, message.page, message.size, message.rows)
    case 'partner/ResultsNotLoaded':
      return withFailedResults(finder)
  }
}

const fold = (
  state: PartnerFinder,
  message: ReceivedMessage<PartnerSearchMessage | AlarmRang | ForgetAccount>,
): PartnerFinder => {
  switch (message.type) {
    case 'ForgetAccount':
      return nothing
    case 'AlarmRang':
      return { ...state, finder: (message.ask.id.startsWith(FOCUS) ? whenFocused : whenSearchDue)(state.finder) }
    // The results of another partner are dropped.
    case 'partner/OpenSearch':
      return {
        link: message.link,
        finder: whenOpened(state.finder, message.link === state.link ? message.text : (message.text ?? ''), message.at),
      }
    default:
      return { ...state, finder: foldFinder(state, message) }
  }
}

type EffectRequest = EffectRequestOf<typeof partnerSearchEffects>

const requestsOf = ({ link: of, finder }: PartnerFinder): readonly EffectRequest[] => {
  const { focusAt, dueAt, round, kind, keyword } = finder
  const { wanted } = activeResults(finder)
  return [
    ...(focusAt === null
      ? []
      : [['alarm', { id: `${FOCUS}:${round}`, input: { at: focusAt } }] satisfies EffectRequest]),
    ...(dueAt !== null
      ? [['alarm', { id: `searchDue:${round}`, input: { at: dueAt } }] satisfies EffectRequest]
      : wanted === null
        ? []
        : [
            (kind === 'groups'
              ? ['findGroups', { id: `pageGroups:${round}-${wanted}`, input: { link: of, keyword, page: wanted } }]
              : [
                  'findPeople',
                  { id: `pagePeople:${round}-${wanted}`, input: { link: of, keyword, page: wanted } },
                ]) satisfies EffectRequest,
          ]),
  ]
}

export const partnerSearchReducer = reducerWithEffects('partner/search', {
  initial: nothing,
  codec: PartnerFinder,
  reduce: fold,
  effects: requestsOf,
  handles: [...Object.keys(partnerSearchMessages), 'ForgetAccount'],
})

export const partnerSearchViewModel = ({ data }: typeof partnerSearchReducer.initial): GlobalSearchViewModel =>
  toGlobalSearchViewModel(data.finder)
