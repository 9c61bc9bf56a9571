import * as t from 'io-ts'
import { entriesOf } from './table'

/** JSON with sorted keys: equal data gives equal text, wherever and in whatever order it was made. */
export const canonical = (data: unknown): string => {
  if (Array.isArray(data)) return `[${data.map(canonical).join(',')}]`
  if (!t.UnknownRecord.is(data)) return JSON.stringify(data) ?? 'null'
  return `{${entriesOf(data).map(([key, value]) => `${JSON.stringify(key)}:${canonical(value)}`).join(',')}}`
}
