import * as t from 'io-ts'
import { reducerWithEffects, type AlarmRang } from '../event-log'
import { Member } from '../group'
import { alarmInput, type EffectRequestOf } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import { Gid } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { effectResult, message, type ReceivedMessage } from '../kernel/message'
import {
  emptyPaged,
  withFailedPage,
  toPagedList,
  requestNextPage,
  pagedCodec,
  requestFirstPage,
  withLoadedPage,
  type PagedList,
} from '../kernel/paged'
import { afterTyping, pauseThen } from '../kernel/typing-pause'
import type { ForgetAccount } from '../session'
import type { groupActionMessages } from './group-actions.reducer'

/** Where to pick people from: members of a group, or people who could be invited. */
const PickFrom = t.union([t.literal('members'), t.literal('others')], 'Among')
export type PickFrom = t.TypeOf<typeof PickFrom>

export const memberPickerMessages = {
  'group-admin/OpenMemberPicker': message('group-admin/OpenMemberPicker', { gid: Gid, among: PickFrom }),
  'group-admin/SearchMembersToPick': message('group-admin/SearchMembersToPick', { keyword: t.string }),
  'group-admin/LoadMoreMembersToPick': message('group-admin/LoadMoreMembersToPick', {}),
  'group-admin/CloseMemberPicker': message('group-admin/CloseMemberPicker', {}),
  'group-admin/MembersToPickLoaded': effectResult('group-admin/MembersToPickLoaded', {
    page: t.number,
    size: t.number,
    people: t.readonlyArray(Member),
  }),
  'group-admin/MembersToPickNotLoaded': effectResult('group-admin/MembersToPickNotLoaded', { failure: Failure }),
} as const
type PeopleMessage = t.TypeOf<(typeof memberPickerMessages)[keyof typeof memberPickerMessages]>
type Performed = t.TypeOf<(typeof groupActionMessages)['group-admin/GroupActionSucceeded']>
type Input = ReceivedMessage<PeopleMessage | Performed | AlarmRang | ForgetAccount>

export const memberPickerEffects = {
  loadMembersToPick: t.strict({ gid: Gid, among: PickFrom, keyword: t.string, page: t.number }),
  alarm: alarmInput,
}
type EffectRequest = EffectRequestOf<typeof memberPickerEffects>

const Choosing = t.strict(
  {
    gid: t.union([Gid, t.null]),
    among: PickFrom,
    keyword: t.string,
    dueAt: t.union([Instant, t.null]),
    found: pagedCodec(Member),
    /** The round increases with each search, so that a late response is not taken for the current search. */
    round: t.number,
  },
  'Choosing',
)
type Choosing = t.TypeOf<typeof Choosing>
const closed: Choosing = { gid: null, among: 'members', keyword: '', dueAt: null, found: emptyPaged(), round: 0 }

/** Reloads the list after a change of roles or members. The old list is shown until the new list arrives. */
const reload = (choosing: Choosing): Choosing => ({
  ...choosing,
  found: requestFirstPage(choosing.found),
  round: choosing.round + 1,
})

const begin = (choosing: Choosing): Choosing => ({
  ...choosing,
  dueAt: null,
  found: requestFirstPage(emptyPaged()),
  round: choosing.round + 1,
})

const fold = (choosing: Choosing, message: Input): Choosing => {
  switch (message.type) {
    case 'ForgetAccount':
    case 'group-admin/CloseMemberPicker':
      return { ...closed, round: choosing.round }
    case 'group-admin/OpenMemberPicker':
      return begin({ ...closed, gid: message.gid, among: message.among, round: choosing.round })
    case 'group-admin/SearchMembersToPick':
      return { ...choosing, keyword: message.keyword, dueAt: afterTyping(message.at) }
    case 'AlarmRang':
      return begin(choosing)
    case 'group-admin/LoadMoreMembersToPick':
      return {
        ...choosing,
        found: choosing.found.shown ? requestNextPage(choosing.found) : requestFirstPage(choosing.found),
      }
    case 'group-admin/GroupActionSucceeded':
      return message.gid === choosing.gid ? reload(choosing) : choosing
    case 'group-admin/MembersToPickLoaded':
      return {
        ...choosing,
        found: withLoadedPage(choosing.found, message.page, message.size, message.people, ({ xid }) => xid),
      }
    case 'group-admin/MembersToPickNotLoaded':
      return { ...choosing, found: withFailedPage(choosing.found) }
  }
}

const wantedRequests = ({ gid, among, keyword, dueAt, found, round }: Choosing): readonly EffectRequest[] => {
  if (gid === null) return []
  const { wanted: page } = found
  return pauseThen(`personDue:${dueAt}`, dueAt, (): readonly EffectRequest[] =>
    page === null
      ? []
      : [['loadMembersToPick', { id: `candidates:${round}-${page}`, input: { gid, among, keyword, page } }]],
  )
}

export const memberPickerReducer = reducerWithEffects('group-admin/memberPicker', {
  initial: closed,
  codec: Choosing,
  reduce: fold,
  effects: wantedRequests,
  handles: [...Object.keys(memberPickerMessages), 'group-admin/GroupActionSucceeded', 'ForgetAccount'],
})

export interface MemberPickerViewModel {
  readonly keyword: string
  readonly list: PagedList<Member>
}

/** The picker's view model; `null` if the picker is not open for that group and list. */
export const memberPickerViewModel = (
  { data: choosing }: typeof memberPickerReducer.initial,
  gid: Gid,
  among: PickFrom,
): MemberPickerViewModel | null =>
  choosing.gid !== gid || choosing.among !== among
    ? null
    : { keyword: choosing.keyword, list: toPagedList(choosing.found, (member) => [member]) }
