import { LOOP_ID } from '../../../domain/balance'
import { useAccountState, useFeature } from '../../app/use-feature'

/** The ticker's price of LOOP, with its time in ms since 1970. */
export const useLoopPrice = (): { readonly price: string | null; readonly at: number | null } => {
  const ticker = useAccountState(useFeature('price').slices.account.prices)[String(LOOP_ID)]
  return ticker === undefined
    ? { price: null, at: null }
    : typeof ticker === 'string'
      ? { price: ticker, at: null }
      : ticker
}
