import { decimalOf, type Decimal } from '../kernel/decimal'

const X_PAGE = /^https:\/\/(?:www\.)?(?:x|twitter)\.com\/[A-Za-z0-9_]{1,15}\/?$/
export const isXPage = (address: string): boolean => X_PAGE.test(address)

/** The chain ids of ethereum, bsc, solana and goerli (spec 1 §9). */
export const CHAINS = [1, 56, 101, 5] as const

/** The amount in a typed text; `null` if the text is not an amount or is below zero. */
export const amountIn = (text: string): Decimal | null => {
  const amount = decimalOf(text.trim())
  return amount === null || amount.startsWith('-') ? null : amount
}

/** The supply in a typed text; `null` if the text is not an amount above zero. */
export const supplyIn = (text: string): Decimal | null => {
  const amount = amountIn(text)
  return amount !== null && /[1-9]/.test(amount) ? amount : null
}
