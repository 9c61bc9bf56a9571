/** A query names a page by text. These functions are for ports that count pages from 1. `null`: the first page. */
export const pageNumber = (page: string | null): number => (page === null ? 1 : Number(page))

/** The name of the page after `page`; `null` after the last page. */
export const nextPage = (page: string | null, isLast: boolean): string | null =>
  isLast ? null : String(pageNumber(page) + 1)
