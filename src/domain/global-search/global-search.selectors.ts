import type { Group } from '../group'
import { toPagedList, type PagedList } from '../kernel/paged'
import type { GlobalSearch, GlobalSearchPlace, ResultKind, PersonResult } from './global-search'
import type { globalSearchReducer } from './global-search.reducer'

export interface GlobalSearchViewModel {
  readonly text: string
  /** Nothing is typed: there is nothing to be shown. */
  readonly isBlank: boolean
  readonly takesFocus: boolean
  readonly kind: ResultKind
  readonly groups: PagedList<Group>
  readonly people: PagedList<PersonResult>
}

export const toGlobalSearchViewModel = ({
  text,
  kind,
  takesFocus,
  groups,
  people,
}: GlobalSearch): GlobalSearchViewModel => ({
  text,
  isBlank: text.trim() === '',
  takesFocus,
  kind,
  groups: toPagedList(groups, (one) => [one]),
  people: toPagedList(people, (one) => [one]),
})

/** What somebody searches there, and what was found so far. */
export const globalSearchViewModel = (
  { data: finders }: typeof globalSearchReducer.initial,
  place: GlobalSearchPlace,
): GlobalSearchViewModel => toGlobalSearchViewModel(finders[place])
