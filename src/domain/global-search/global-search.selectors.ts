import type { Group } from '../group'
import { toPagedList, type PagedList } from '../kernel/paged'
import type { GlobalSearch, GlobalSearchPlace, ResultKind, PersonResult } from './global-search'
import type { globalSearchReducer } from './global-search.reducer'

export interface GlobalSearchViewModel {
  readonly text: string
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
  groups: toPagedList(groups, (item) => [item]),
  people: toPagedList(people, (item) => [item]),
})

export const globalSearchViewModel = (
  { data: finders }: typeof globalSearchReducer.initial,
  place: GlobalSearchPlace,
): GlobalSearchViewModel => toGlobalSearchViewModel(finders[place])
