import * as t from 'io-ts'
import { Uid } from '../kernel/ids'
import { Blocked, Change } from './profile'

/** The acknowledged relation to a person. A person has one relation (FOL-6) and one pending change at most (FOL-3). */
export const Relation = t.strict(
  { uid: Uid, follow: t.boolean, blocked: Blocked, change: t.union([Change, t.null]) },
  'Relation',
)
export type Relation = t.TypeOf<typeof Relation>

export const changed = (relation: Relation, change: Change): Relation => {
  switch (change) {
    case 'follow':
      return { ...relation, follow: true }
    case 'unfollow':
      return { ...relation, follow: false }
    case 'block':
      return { ...relation, blocked: 'byMe' }
    case 'unblock':
      return { ...relation, blocked: 'none' }
  }
}

/** Whether the change is allowed: no other change is pending, and the change has an effect. */
export const mayChange = ({ follow, blocked, change: running }: Relation, change: Change): boolean => {
  if (running !== null) return false
  switch (change) {
    case 'follow':
      return !follow && blocked === 'none'
    case 'unfollow':
      return follow
    case 'block':
      return blocked !== 'byMe'
    case 'unblock':
      return blocked === 'byMe'
  }
}

/** The relation as the screen shows it: as if the pending change had succeeded (FOL-4). */
export const shownAs = (relation: Relation): Relation =>
  relation.change === null ? relation : changed(relation, relation.change)
