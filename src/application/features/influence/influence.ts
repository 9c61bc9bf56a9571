import {
  feedsQuery,
  groupsQuery,
  influenceFeature,
  joinedQuery,
  rankQuery,
  statsQuery,
} from '../../../domain/influence'
import { pageNumber } from '../../effects/page-numbers'
import { readList, readPages, readValue } from '../../effects/query-effects'
import { implementFeature } from '../implement-feature'
import type { Influence } from './ports'

export const influenceImplementation = implementFeature(influenceFeature, (_needs, ports: Influence) => ({
  account: {
    'influence/rank': readList(rankQuery, ({ xid, period }) => ports.rank(xid, period)),
    'influence/stats': readValue(statsQuery, (input) => ports.stats(input)),
    'influence/feeds': readValue(feedsQuery, (input) => ports.feeds(input)),
    'influence/groups': readList(groupsQuery, (input) => ports.groups(input)),
    'influence/joined': readPages(joinedQuery, ({ xid }, page) => ports.joined(xid, pageNumber(page))),
  },
}))
