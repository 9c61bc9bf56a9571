import * as t from 'io-ts'
import { Uid } from '../kernel/ids'
import { Blocked, Change } from './profile'

/**
 * How one stands to somebody: what the server has acknowledged, and the change that is on its way. There is one of it a
 * person, so the same person is the same everywhere (FOL-6), and one change at a time (FOL-3).
 */
export const Relation = t.strict(
  { uid: Uid, follow: t.boolean, blocked: Blocked, change: t.union([Change, t.null]) },
  'Relation',
)
export type Relation = t.TypeOf<typeof Relation>

/** What that change makes of it. */
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

/** Nothing changes while another change is on its way, and nothing that would change nothing. */
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

/** How it is shown: as if the change on its way had come through (FOL-4). */
export const shownAs = (relation: Relation): Relation =>
  relation.change === null ? relation : changed(relation, relation.change)
