import { isPlainId } from '../../../domain/kernel/ids'

/**
 * Checks a value before the value becomes part of a path. A valid value has at most 64 letters, digits, `_` and `-`.
 * Any other value gives `null`; then send no request.
 */
export const pathParam = (value: string): string | null => (isPlainId(value) ? value : null)
