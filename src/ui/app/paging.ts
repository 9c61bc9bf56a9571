import type { ListOf } from '../../domain/group'
import type { More } from '../components/feedback/loadable'

/** What stands at the end of a list that grows by pages. */
export const moreOf = ({ finished, loadingMore, failedMore }: ListOf<unknown>): More =>
  loadingMore ? 'loading' : failedMore ? 'failed' : finished ? 'none' : 'more'
