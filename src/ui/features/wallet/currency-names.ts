const NAMES: Readonly<Record<number, string>> = { 5: 'LOOP', 2: 'USDT', 3: 'USDC', 60: 'ETH', 501: 'SOL' }

/** The name of a token, whether or not the member has a balance. For an unknown token, the token's id. */
export const nameOfCurrency = (id: number): string => NAMES[id] ?? `#${id}`
