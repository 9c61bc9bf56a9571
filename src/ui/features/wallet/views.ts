/** The views beside the balances. The URL names the open view, for links and reloads. */
export const WALLET_VIEWS = ['deposit', 'withdraw', 'stake', 'history', 'currency'] as const
export type WalletView = (typeof WALLET_VIEWS)[number]

export const isWalletView = (text: string | null): text is WalletView => WALLET_VIEWS.some((view) => view === text)

export const walletViewHref = (view: WalletView | null, currencyId?: number): string => {
  const query = new URLSearchParams({
    ...(view === null ? {} : { view }),
    ...(currencyId === undefined ? {} : { currency: String(currencyId) }),
  }).toString()
  return query === '' ? '/wallet' : `/wallet?${query}`
}
