import { isPlainId } from '../../../domain/kernel/ids'

/**
 * The only way to put a value into a path: letters, digits, `_` and `-`, at most 64 (reliability §3.1). `null`
 * otherwise; then send no request.
 */
export const pathParam = (value: string): string | null => (isPlainId(value) ? value : null)
