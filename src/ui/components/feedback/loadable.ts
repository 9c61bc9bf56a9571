/** What a part of a screen shows: not yet there, not to be had, or there (an empty value is its own drawing). */
export type Loadable<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void; readonly retrying?: boolean }
  | { readonly status: 'ready'; readonly value: T }

/** The end of a list that grows by pages. */
export type ListEndState = 'none' | 'more' | 'loading' | 'failed'
