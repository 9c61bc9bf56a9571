import * as t from 'io-ts'
import { foldWithAsks, type AlarmRang } from '../event-log'
import { Member } from '../group'
import { alarmInput, type AskOf } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import { Gid } from '../kernel/ids'
import { Instant, later } from '../kernel/instant'
import { answer, message, type Heard } from '../kernel/message'
import { emptyPaged, failedPage, listOf, morePaged, pagedCodec, refreshPaged, tookPage, type ListOf } from '../kernel/paged'
import type { ForgetAccount } from '../session'
import type { deedMessages } from './deeds.unit'

/** The members of a group, or those who could be asked into it. */
const Among = t.union([t.literal('members'), t.literal('others')], 'Among')
export type Among = t.TypeOf<typeof Among>

/** Commands and facts of choosing somebody for a group, in one tab. */
export const peopleMessages = {
  ShowPeople: message('ShowPeople', { gid: Gid, among: Among }),
  TypePerson: message('TypePerson', { keyword: t.string }),
  MorePeople: message('MorePeople', {}),
  LeavePeople: message('LeavePeople', {}),
  PeopleListed: answer('PeopleListed', { page: t.number, size: t.number, people: t.readonlyArray(Member) }),
  PeopleNotListed: answer('PeopleNotListed', { failure: Failure }),
} as const
type PeopleMessage = t.TypeOf<(typeof peopleMessages)[keyof typeof peopleMessages]>
type Performed = t.TypeOf<(typeof deedMessages)['DeedPerformed']>
type PeopleHears = Heard<PeopleMessage | Performed | AlarmRang | ForgetAccount>

export const peopleEffects = {
  listPeople: t.strict({ gid: Gid, among: Among, keyword: t.string, page: t.number }),
  alarm: alarmInput,
}
type PeopleAsk = AskOf<typeof peopleEffects>

/** spec 1 §9: the search for a member waits for this long after the last letter. */
const PAUSE_MS = 1_000

const Choosing = t.strict({
  gid: t.union([Gid, t.null]), among: Among, keyword: t.string, dueAt: t.union([Instant, t.null]), found: pagedCodec(Member),
  /** Counts what was looked for: an answer to an earlier question is none to this. */
  round: t.number,
}, 'Choosing')
type Choosing = t.TypeOf<typeof Choosing>
const nobody: Choosing = { gid: null, among: 'members', keyword: '', dueAt: null, found: emptyPaged(), round: 0 }

/** Who was made an admin or removed is looked for again; who is shown stays until then. */
const again = (choosing: Choosing): Choosing => ({ ...choosing, found: refreshPaged(choosing.found), round: choosing.round + 1 })

const begin = (choosing: Choosing): Choosing => ({ ...choosing, dueAt: null, found: refreshPaged(emptyPaged()), round: choosing.round + 1 })

const fold = (choosing: Choosing, heard: PeopleHears): Choosing => {
  switch (heard.type) {
    case 'ForgetAccount':
    case 'LeavePeople': return { ...nobody, round: choosing.round }
    case 'ShowPeople': return begin({ ...nobody, gid: heard.gid, among: heard.among, round: choosing.round })
    case 'TypePerson': return { ...choosing, keyword: heard.keyword, dueAt: later(heard.at, PAUSE_MS) }
    case 'AlarmRang': return begin(choosing)
    case 'MorePeople': return { ...choosing, found: choosing.found.shown ? morePaged(choosing.found) : refreshPaged(choosing.found) }
    case 'DeedPerformed': return heard.gid === choosing.gid ? again(choosing) : choosing
    case 'PeopleListed': return { ...choosing, found: tookPage(choosing.found, heard.page, heard.size, heard.people, ({ xid }) => xid) }
    case 'PeopleNotListed': return { ...choosing, found: failedPage(choosing.found) }
  }
}

const wantedAsks = ({ gid, among, keyword, dueAt, found, round }: Choosing): readonly PeopleAsk[] => {
  if (gid === null) return []
  if (dueAt !== null) return [['alarm', { id: `personDue:${dueAt}`, input: { at: dueAt } }]]
  return found.wanted === null ? [] : [['listPeople', { id: `candidates:${round}-${found.wanted}`, input: { gid, among, keyword, page: found.wanted } }]]
}

/** Looking for somebody among the members of a group, or among those who are not in it. */
export const peopleUnit = foldWithAsks('people', {
  initial: nobody, codec: Choosing, step: fold, asks: wantedAsks,
  hears: [...Object.keys(peopleMessages), 'DeedPerformed', 'ForgetAccount'],
})

export interface PeopleShown {
  readonly keyword: string
  readonly list: ListOf<Member>
}

/** The people of whom one is chosen; `null` where nobody is. */
export const peopleShown = ({ data: choosing }: typeof peopleUnit.initial, gid: Gid, among: Among): PeopleShown | null =>
  choosing.gid !== gid || choosing.among !== among ? null : { keyword: choosing.keyword, list: listOf(choosing.found, (one) => [one]) }
