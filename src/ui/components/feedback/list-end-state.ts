import type { PagedList } from '../../../domain/group'
import type { ListEndState } from './loadable'

/** The state of the end of a paged list. */
export const listEndState = ({ finished, loadingMore, failedMore }: PagedList<unknown>): ListEndState =>
  loadingMore ? 'loading' : failedMore ? 'failed' : finished ? 'none' : 'more'
