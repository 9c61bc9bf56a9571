import * as t from 'io-ts'
import { foldWithAsks, type AlarmRang } from '../event-log'
import {
  due,
  Finder,
  focused,
  FoundKind,
  FoundPerson,
  further,
  listsOf,
  noFinder,
  notRead,
  opened,
  shownList,
  showing,
  tookGroups,
  tookPeople,
  typed,
  type FinderShown,
} from '../global-search'
import { Group } from '../group'
import { alarmInput, type EffectRequestOf } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import { effectResult, message, type ReceivedMessage } from '../kernel/message'
import type { ForgetAccount } from '../session'

const link = t.union([t.string, t.null])

/** Commands and facts of looking among the groups and people of a partner, in one tab (spec 3 §2 Partner search). */
export const partnerSearchMessages = {
  /** The page is opened: with that text, or as it was left (`null`). */
  'partner/FinderOpened': message('partner/FinderOpened', { link, text: t.union([t.string, t.null]) }),
  'partner/FindTyped': message('partner/FindTyped', { text: t.string }),
  'partner/FoundShown': message('partner/FoundShown', { list: FoundKind }),
  'partner/MoreFoundWanted': message('partner/MoreFoundWanted', {}),
  /** `size` is how many rows a full page would have brought us. */
  'partner/GroupsFound': effectResult('partner/GroupsFound', {
    page: t.number,
    size: t.number,
    groups: t.readonlyArray(Group),
  }),
  'partner/PeopleFound': effectResult('partner/PeopleFound', {
    page: t.number,
    size: t.number,
    rows: t.readonlyArray(FoundPerson),
  }),
  'partner/FoundNotRead': effectResult('partner/FoundNotRead', { failure: Failure }),
} as const
type Codecs = typeof partnerSearchMessages
export type PartnerSearchMessage = t.TypeOf<Codecs[keyof Codecs]>

const page = t.strict({ link, keyword: t.string, page: t.number })
export const partnerSearchEffects = { findGroups: page, findPeople: page, alarm: alarmInput }

const PartnerFinder = t.strict({ link, finder: Finder }, 'PartnerFinder')
type PartnerFinder = t.TypeOf<typeof PartnerFinder>
const nothing: PartnerFinder = { link: null, finder: noFinder }

const FOCUS = 'pageFocus'

const foldFinder = (
  { finder }: PartnerFinder,
  heard: Exclude<ReceivedMessage<PartnerSearchMessage>, { type: 'partner/FinderOpened' }>,
): Finder => {
  switch (heard.type) {
    case 'partner/FindTyped':
      return typed(finder, heard.text, heard.at)
    case 'partner/FoundShown':
      return showing(finder, heard.list)
    case 'partner/MoreFoundWanted':
      return further(finder)
    case 'partner/GroupsFound':
      return tookGroups(finder, heard.page, heard.size, heard.groups)
    case 'partner/PeopleFound':
      return tookPeople(finder, heard.page, heard.size, heard.rows)
    case 'partner/FoundNotRead':
      return notRead(finder)
  }
}

const fold = (
  state: PartnerFinder,
  heard: ReceivedMessage<PartnerSearchMessage | AlarmRang | ForgetAccount>,
): PartnerFinder => {
  switch (heard.type) {
    case 'ForgetAccount':
      return nothing
    case 'AlarmRang':
      return { ...state, finder: (heard.ask.id.startsWith(FOCUS) ? focused : due)(state.finder) }
    // What was found with another partner is nothing here.
    case 'partner/FinderOpened':
      return {
        link: heard.link,
        finder: opened(state.finder, heard.link === state.link ? heard.text : (heard.text ?? ''), heard.at),
      }
    default:
      return { ...state, finder: foldFinder(state, heard) }
  }
}

type Ask = EffectRequestOf<typeof partnerSearchEffects>

const asks = ({ link: of, finder }: PartnerFinder): readonly Ask[] => {
  const { focusAt, dueAt, round, kind, keyword } = finder
  const { wanted } = shownList(finder)
  return [
    ...(focusAt === null ? [] : [['alarm', { id: `${FOCUS}:${round}`, input: { at: focusAt } }] satisfies Ask]),
    ...(dueAt !== null
      ? [['alarm', { id: `searchDue:${round}`, input: { at: dueAt } }] satisfies Ask]
      : wanted === null
        ? []
        : [
            (kind === 'groups'
              ? ['findGroups', { id: `pageGroups:${round}-${wanted}`, input: { link: of, keyword, page: wanted } }]
              : [
                  'findPeople',
                  { id: `pagePeople:${round}-${wanted}`, input: { link: of, keyword, page: wanted } },
                ]) satisfies Ask,
          ]),
  ]
}

export const partnerSearchReducer = foldWithAsks('partner/finder', {
  initial: nothing,
  codec: PartnerFinder,
  reduce: fold,
  effects: asks,
  handles: [...Object.keys(partnerSearchMessages), 'ForgetAccount'],
})

/** What somebody searches there, and what was found so far. */
export const partnerSearchViewModel = ({ data }: typeof partnerSearchReducer.initial): FinderShown =>
  listsOf(data.finder)
