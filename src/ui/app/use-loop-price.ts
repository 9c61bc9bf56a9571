import { useState } from 'react'
import { LOOP_ID } from '../../domain/balance'
import { useApp, useSelected } from './app-context'

/** The ticker's price of LOOP, and when it came here. */
export const useLoopPrice = (): { readonly price: string | null, readonly at: number | null } => {
  const app = useApp()
  const price = useSelected(app.account.sources.prices, priceOfLoop)
  const [came, setCame] = useState<{ readonly price: string | null, readonly at: number | null }>({ price: null, at: null })
  if (came.price !== price) setCame({ price, at: price === null ? null : app.now() })
  return came
}
const priceOfLoop = (prices: Readonly<Record<string, string>>): string | null => prices[String(LOOP_ID)] ?? null
