import { truncateGraphemes } from '../../../domain/kernel/graphemes'

/** Cuts what a person types to `limit` characters as a person counts them. `maxLength` would count UTF-16 units. */
export const limited =
  (limit: number, onText: (text: string) => void) =>
  (text: string): void =>
    onText(truncateGraphemes(text, limit))
