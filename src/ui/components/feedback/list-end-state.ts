import type { PagedList } from '../../../domain/group'
import type { ListEndState } from './loadable'

/** What the end of a paged list shows. */
export const listEndState = ({ finished, loadingMore, failedMore }: PagedList<unknown>): ListEndState =>
  loadingMore ? 'loading' : failedMore ? 'failed' : finished ? 'none' : 'more'
