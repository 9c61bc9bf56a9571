import * as t from 'io-ts'
import { Group } from '../group'
import { Uid, Xid } from '../kernel/ids'
import { Instant, addMs } from '../kernel/instant'
import {
  emptyPaged,
  withFailedPage,
  requestNextPage,
  pagedCodec,
  requestFirstPage,
  withLoadedPage,
  type Paged,
} from '../kernel/paged'
import { Address } from '../kernel/export-policy'
import { afterTyping } from '../kernel/typing-pause'

/** The header box searches groups and people at once, in two states; the search page searches one kind at a time. */
export const GlobalSearchPlace = t.union(
  [t.literal('header'), t.literal('headerPeople'), t.literal('page')],
  'FinderPlace',
)
export type GlobalSearchPlace = t.TypeOf<typeof GlobalSearchPlace>

export const ResultKind = t.union([t.literal('groups'), t.literal('people')], 'FoundKind')
export type ResultKind = t.TypeOf<typeof ResultKind>

export const PersonResult = t.strict(
  { xid: Xid, uid: Uid, name: t.string, avatar: t.union([Address, t.null]) },
  'FoundPerson',
)
export type PersonResult = t.TypeOf<typeof PersonResult>

/** The rows per page, for groups and for people (spec 1 §9). */
export const RESULTS_PER_PAGE = 24
/** spec 1 §2: the delay between opening the page and focusing its search box. */
const FOCUS_MS = 300

export const GlobalSearch = t.strict(
  {
    text: t.string,
    /** The text of the running search; empty before the delay is over and if no text is typed. */
    keyword: t.string,
    dueAt: t.union([Instant, t.null]),
    /** `round` increases with each change of the text, so a late response is not used for another search (LST-3). */
    round: t.number,
    /** `focusAt`: when to focus the search box. `takesFocus`: the box takes the focus now. */
    focusAt: t.union([Instant, t.null]),
    takesFocus: t.boolean,
    kind: ResultKind,
    groups: pagedCodec(Group),
    people: pagedCodec(PersonResult),
  },
  'Finder',
)
export type GlobalSearch = t.TypeOf<typeof GlobalSearch>

export const emptyGlobalSearch: GlobalSearch = {
  text: '',
  keyword: '',
  dueAt: null,
  round: 0,
  focusAt: null,
  takesFocus: false,
  kind: 'groups',
  groups: emptyPaged(),
  people: emptyPaged(),
}

const nothingFound = { groups: emptyPaged<Group>(), people: emptyPaged<PersonResult>() }

export const activeResults = ({ kind, groups, people }: GlobalSearch): Paged<Group> | Paged<PersonResult> =>
  kind === 'groups' ? groups : people

const inShown = (finder: GlobalSearch, by: <A>(paged: Paged<A>) => Paged<A>): GlobalSearch =>
  finder.kind === 'groups' ? { ...finder, groups: by(finder.groups) } : { ...finder, people: by(finder.people) }

/** Starts a search for a new text and clears the previous results. Blank text requests nothing. */
export const withTypedText = (finder: GlobalSearch, text: string, at: Instant): GlobalSearch => {
  const wanted = text.trim()
  if (wanted === finder.text.trim()) return { ...finder, text }
  return {
    ...finder,
    ...nothingFound,
    text,
    keyword: '',
    round: finder.round + 1,
    dueAt: wanted === '' ? null : afterTyping(at),
  }
}

/** Opens the search. If `text` is `null`, the previous search is kept. */
export const whenOpened = (finder: GlobalSearch, text: string | null, at: Instant): GlobalSearch => {
  const fresh = text === null ? finder : withTypedText({ ...emptyGlobalSearch, round: finder.round + 1 }, text, at)
  return { ...fresh, focusAt: addMs(at, FOCUS_MS), takesFocus: false }
}

export const whenFocused = (finder: GlobalSearch): GlobalSearch => ({ ...finder, focusAt: null, takesFocus: true })

export const whenSearchDue = (finder: GlobalSearch): GlobalSearch =>
  inShown({ ...finder, dueAt: null, keyword: finder.text.trim() }, requestFirstPage)

export const withResultKind = (finder: GlobalSearch, kind: ResultKind): GlobalSearch => {
  const next = { ...finder, kind }
  const list = activeResults(next)
  return next.keyword === '' || list.shown || list.failed || list.wanted !== null
    ? next
    : inShown(next, requestFirstPage)
}

/** Requests the next page, or retries a failed first page. */
export const withMoreRequested = (finder: GlobalSearch): GlobalSearch =>
  finder.keyword === ''
    ? finder
    : inShown(finder, (paged) => (paged.shown ? requestNextPage(paged) : requestFirstPage(paged)))

export const withGroupResults = (
  finder: GlobalSearch,
  page: number,
  size: number,
  groups: readonly Group[],
): GlobalSearch => ({ ...finder, groups: withLoadedPage(finder.groups, page, size, groups, ({ gid }) => gid) })

export const withPersonResults = (
  finder: GlobalSearch,
  page: number,
  size: number,
  people: readonly PersonResult[],
): GlobalSearch => ({ ...finder, people: withLoadedPage(finder.people, page, size, people, ({ xid }) => xid) })

export const withFailedResults = (finder: GlobalSearch): GlobalSearch => inShown(finder, withFailedPage)
