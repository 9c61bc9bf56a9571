import * as t from 'io-ts'
import { foldWithAsks, type AlarmRang } from '../event-log'
import { Member } from '../group'
import { alarmInput, type EffectRequestOf } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import { Gid } from '../kernel/ids'
import { Instant, addMs } from '../kernel/instant'
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
import type { ForgetAccount } from '../session'
import type { groupActionMessages } from './group-actions.reducer'

/** The members of a group, or those who could be asked into it. */
const PickFrom = t.union([t.literal('members'), t.literal('others')], 'Among')
export type PickFrom = t.TypeOf<typeof PickFrom>

/** Commands and facts of choosing somebody for a group, in one tab. */
export const memberPickerMessages = {
  ShowPeople: message('ShowPeople', { gid: Gid, among: PickFrom }),
  TypePerson: message('TypePerson', { keyword: t.string }),
  MorePeople: message('MorePeople', {}),
  LeavePeople: message('LeavePeople', {}),
  PeopleListed: effectResult('PeopleListed', { page: t.number, size: t.number, people: t.readonlyArray(Member) }),
  PeopleNotListed: effectResult('PeopleNotListed', { failure: Failure }),
} as const
type PeopleMessage = t.TypeOf<(typeof memberPickerMessages)[keyof typeof memberPickerMessages]>
type Performed = t.TypeOf<(typeof groupActionMessages)['DeedPerformed']>
type PeopleHears = ReceivedMessage<PeopleMessage | Performed | AlarmRang | ForgetAccount>

export const memberPickerEffects = {
  listPeople: t.strict({ gid: Gid, among: PickFrom, keyword: t.string, page: t.number }),
  alarm: alarmInput,
}
type PeopleAsk = EffectRequestOf<typeof memberPickerEffects>

/** spec 1 §9: the search for a member waits for this long after the last letter. */
const PAUSE_MS = 1_000

const Choosing = t.strict(
  {
    gid: t.union([Gid, t.null]),
    among: PickFrom,
    keyword: t.string,
    dueAt: t.union([Instant, t.null]),
    found: pagedCodec(Member),
    /** Counts what was looked for: an answer to an earlier question is none to this. */
    round: t.number,
  },
  'Choosing',
)
type Choosing = t.TypeOf<typeof Choosing>
const nobody: Choosing = { gid: null, among: 'members', keyword: '', dueAt: null, found: emptyPaged(), round: 0 }

/** Who was made an admin or removed is looked for again; who is shown stays until then. */
const again = (choosing: Choosing): Choosing => ({
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

const fold = (choosing: Choosing, heard: PeopleHears): Choosing => {
  switch (heard.type) {
    case 'ForgetAccount':
    case 'LeavePeople':
      return { ...nobody, round: choosing.round }
    case 'ShowPeople':
      return begin({ ...nobody, gid: heard.gid, among: heard.among, round: choosing.round })
    case 'TypePerson':
      return { ...choosing, keyword: heard.keyword, dueAt: addMs(heard.at, PAUSE_MS) }
    case 'AlarmRang':
      return begin(choosing)
    case 'MorePeople':
      return {
        ...choosing,
        found: choosing.found.shown ? requestNextPage(choosing.found) : requestFirstPage(choosing.found),
      }
    case 'DeedPerformed':
      return heard.gid === choosing.gid ? again(choosing) : choosing
    case 'PeopleListed':
      return {
        ...choosing,
        found: withLoadedPage(choosing.found, heard.page, heard.size, heard.people, ({ xid }) => xid),
      }
    case 'PeopleNotListed':
      return { ...choosing, found: withFailedPage(choosing.found) }
  }
}

const wantedAsks = ({ gid, among, keyword, dueAt, found, round }: Choosing): readonly PeopleAsk[] => {
  if (gid === null) return []
  if (dueAt !== null) return [['alarm', { id: `personDue:${dueAt}`, input: { at: dueAt } }]]
  return found.wanted === null
    ? []
    : [
        [
          'listPeople',
          { id: `candidates:${round}-${found.wanted}`, input: { gid, among, keyword, page: found.wanted } },
        ],
      ]
}

/** Looking for somebody among the members of a group, or among those who are not in it. */
export const memberPickerReducer = foldWithAsks('people', {
  initial: nobody,
  codec: Choosing,
  reduce: fold,
  effects: wantedAsks,
  handles: [...Object.keys(memberPickerMessages), 'DeedPerformed', 'ForgetAccount'],
})

export interface MemberPickerViewModel {
  readonly keyword: string
  readonly list: PagedList<Member>
}

/** The people of whom one is chosen; `null` where nobody is. */
export const memberPickerViewModel = (
  { data: choosing }: typeof memberPickerReducer.initial,
  gid: Gid,
  among: PickFrom,
): MemberPickerViewModel | null =>
  choosing.gid !== gid || choosing.among !== among
    ? null
    : { keyword: choosing.keyword, list: toPagedList(choosing.found, (one) => [one]) }
