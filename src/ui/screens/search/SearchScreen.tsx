import type { ReactNode } from 'react'
import { SearchView } from './SearchView'
import { useSearch } from './use-search'

/** /search: groups and people by name (spec 1 §2). */
export function SearchScreen(): ReactNode {
  return <SearchView {...useSearch()} />
}
