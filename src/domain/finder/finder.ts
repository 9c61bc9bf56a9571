import * as t from 'io-ts'
import { Group } from '../group'
import { Uid, Xid } from '../kernel/ids'
import { Instant, later } from '../kernel/instant'
import { emptyPaged, failedPage, morePaged, pagedCodec, refreshPaged, tookPage, type Paged } from '../kernel/paged'
import { Address } from '../kernel/told'

/** Where somebody searches: in the box of the header, which looks for groups and people at once, or on the page for it. */
export const FinderPlace = t.union([t.literal('header'), t.literal('headerPeople'), t.literal('page')], 'FinderPlace')
export type FinderPlace = t.TypeOf<typeof FinderPlace>

export const FoundKind = t.union([t.literal('groups'), t.literal('people')], 'FoundKind')
export type FoundKind = t.TypeOf<typeof FoundKind>

export const FoundPerson = t.strict({ xid: Xid, uid: Uid, name: t.string, avatar: t.union([Address, t.null]) }, 'FoundPerson')
export type FoundPerson = t.TypeOf<typeof FoundPerson>

/** spec 1 §9: a search waits so long for the next letter; so many are on a page of either kind. */
const PAUSE_MS = 1_000
export const FOUND_A_PAGE = 24
/** spec 1 §2: the box has the focus so long after the page was opened. */
const FOCUS_MS = 300

export const Finder = t.strict({
  text: t.string,
  /** What is looked for; empty while nothing is, or before its time has come. */
  keyword: t.string,
  dueAt: t.union([Instant, t.null]),
  /** Counts what was typed, so that no answer to one is taken for that to another (LST-3). */
  round: t.number,
  /** When its box takes the focus, and that it is to have it. */
  focusAt: t.union([Instant, t.null]),
  takesFocus: t.boolean,
  kind: FoundKind,
  groups: pagedCodec(Group),
  people: pagedCodec(FoundPerson),
}, 'Finder')
export type Finder = t.TypeOf<typeof Finder>

export const noFinder: Finder = { text: '', keyword: '', dueAt: null, round: 0, focusAt: null, takesFocus: false, kind: 'groups', groups: emptyPaged(), people: emptyPaged() }

const nothingFound = { groups: emptyPaged<Group>(), people: emptyPaged<FoundPerson>() }

/** The list of the kind that is shown. */
export const shownList = ({ kind, groups, people }: Finder): Paged<Group> | Paged<FoundPerson> => kind === 'groups' ? groups : people

const inShown = (finder: Finder, by: <A>(paged: Paged<A>) => Paged<A>): Finder =>
  finder.kind === 'groups' ? { ...finder, groups: by(finder.groups) } : { ...finder, people: by(finder.people) }

/** What was found before is no answer to this text; blank text asks for nothing. */
export const typed = (finder: Finder, text: string, at: Instant): Finder => {
  const wanted = text.trim()
  if (wanted === finder.text.trim()) return { ...finder, text }
  return { ...finder, ...nothingFound, text, keyword: '', round: finder.round + 1, dueAt: wanted === '' ? null : later(at, PAUSE_MS) }
}

/** Opened anew with that text, or as it was left. */
export const opened = (finder: Finder, text: string | null, at: Instant): Finder => {
  const fresh = text === null ? finder : typed({ ...noFinder, round: finder.round + 1 }, text, at)
  return { ...fresh, focusAt: later(at, FOCUS_MS), takesFocus: false }
}

export const focused = (finder: Finder): Finder => ({ ...finder, focusAt: null, takesFocus: true })

export const due = (finder: Finder): Finder => inShown({ ...finder, dueAt: null, keyword: finder.text.trim() }, refreshPaged)

export const showing = (finder: Finder, kind: FoundKind): Finder => {
  const next = { ...finder, kind }
  const list = shownList(next)
  return next.keyword === '' || list.shown || list.failed || list.wanted !== null ? next : inShown(next, refreshPaged)
}

/** The next page; or, by hand, what could not be read. */
export const further = (finder: Finder): Finder =>
  finder.keyword === '' ? finder : inShown(finder, (paged) => (paged.shown ? morePaged(paged) : refreshPaged(paged)))

export const tookGroups = (finder: Finder, page: number, size: number, groups: readonly Group[]): Finder =>
  ({ ...finder, groups: tookPage(finder.groups, page, size, groups, ({ gid }) => gid) })

export const tookPeople = (finder: Finder, page: number, size: number, people: readonly FoundPerson[]): Finder =>
  ({ ...finder, people: tookPage(finder.people, page, size, people, ({ xid }) => xid) })

export const notRead = (finder: Finder): Finder => inShown(finder, failedPage)
