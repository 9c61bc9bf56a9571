/** The state of a part of a page: loading, failed, or loaded. A component draws an empty value itself. */
export type Loadable<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void; readonly retrying?: boolean }
  | { readonly status: 'ready'; readonly value: T }

/** The state of the end of a paged list. */
export type ListEndState = 'none' | 'more' | 'loading' | 'failed'
