import type { ReactNode } from 'react'
import { SearchView } from './SearchView'
import { useGlobalSearch } from './use-global-search'

/** The screen /search: groups and people by name (spec 1 §2). */
export function SearchScreen(): ReactNode {
  return <SearchView {...useGlobalSearch()} />
}
