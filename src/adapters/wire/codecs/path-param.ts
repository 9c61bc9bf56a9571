import { isPlainId } from '../../../domain/kernel/ids'

/**
 * Checks a value before it enters a path: letters, digits, `_` and `-`, at most 64. Returns `null` for any other value;
 * then send no request.
 */
export const pathParam = (value: string): string | null => (isPlainId(value) ? value : null)
