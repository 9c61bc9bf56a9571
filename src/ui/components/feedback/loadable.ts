/** State of a part of a page: loading, failed, or loaded. Components draw an empty value themselves. */
export type Loadable<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void; readonly retrying?: boolean }
  | { readonly status: 'ready'; readonly value: T }

/** What the end of a paged list shows. */
export type ListEndState = 'none' | 'more' | 'loading' | 'failed'
