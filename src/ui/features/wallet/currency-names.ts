const NAMES: Readonly<Record<number, string>> = { 5: 'LOOP', 2: 'USDT', 3: 'USDC', 60: 'ETH', 501: 'SOL' }

/** The name of a token, also without a balance. For an unknown token, its id. */
export const nameOfCurrency = (id: number): string => NAMES[id] ?? `#${id}`
