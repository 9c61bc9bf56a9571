import type { Group } from '../group'
import { listOf, type ListOf } from '../kernel/paged'
import type { Finder, FinderPlace, FoundKind, FoundPerson } from './finder'
import type { finderUnit } from './finder.unit'

export interface FinderShown {
  readonly text: string
  /** Nothing is typed: there is nothing to be shown. */
  readonly isBlank: boolean
  readonly takesFocus: boolean
  readonly kind: FoundKind
  readonly groups: ListOf<Group>
  readonly people: ListOf<FoundPerson>
}

export const listsOf = ({ text, kind, takesFocus, groups, people }: Finder): FinderShown =>
  ({ text, isBlank: text.trim() === '', takesFocus, kind, groups: listOf(groups, (one) => [one]), people: listOf(people, (one) => [one]) })

/** What somebody searches there, and what was found so far. */
export const finderIn = ({ data: finders }: typeof finderUnit.initial, place: FinderPlace): FinderShown => listsOf(finders[place])
