import type { WhatIf } from '../../../application/log/history/log-history'

/** Two points of the log, or a changed log, whose states are compared. */
export type Comparison =
  | { readonly kind: 'points'; readonly from: number }
  | { readonly kind: 'whatIf'; readonly change: WhatIf; readonly end: number }
