import { isPlainId } from '../../../domain/kernel/ids'

/**
 * The only way a value becomes a part of a path: letters, digits, `_` and `-`, at most 64 (reliability §3.1). `null`
 * for
 * everything else: then no request is made.
 */
export const pathParam = (value: string): string | null => (isPlainId(value) ? value : null)
