import type { ListOf } from '../../../domain/group'
import type { ListEndState } from './loadable'

/** What stands at the end of a list that grows by pages. */
export const listEndState = ({ finished, loadingMore, failedMore }: ListOf<unknown>): ListEndState =>
  loadingMore ? 'loading' : failedMore ? 'failed' : finished ? 'none' : 'more'
