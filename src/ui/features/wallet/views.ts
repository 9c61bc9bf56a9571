/** What can be open beside the balances; it stands in the address, so that a link and a reload lead back there. */
export const VIEWS = ['deposit', 'withdraw', 'stake', 'history', 'currency'] as const
export type View = typeof VIEWS[number]

export const isView = (text: string | null): text is View => VIEWS.some((view) => view === text)

export const viewHref = (view: View | null, currencyId?: number): string => {
  const query = new URLSearchParams({ ...view === null ? {} : { view }, ...currencyId === undefined ? {} : { currency: String(currencyId) } }).toString()
  return query === '' ? '/wallet' : `/wallet?${query}`
}
