const NAMES: Readonly<Record<number, string>> = { 5: 'LOOP', 2: 'USDT', 3: 'USDC', 60: 'ETH', 501: 'SOL' }

/** What a token is called of which one may have nothing; by its number where it is not known here. */
export const nameOfCurrency = (id: number): string => NAMES[id] ?? `#${id}`
