import * as t from 'io-ts'
import { entriesOf } from './table'

/** JSON with sorted keys: equal data gives equal text, whatever the order of its keys. */
export const canonicalJson = (data: unknown): string => {
  if (Array.isArray(data)) return `[${data.map(canonicalJson).join(',')}]`
  if (!t.UnknownRecord.is(data)) return JSON.stringify(data) ?? 'null'
  return `{${entriesOf(data)
    .map(([key, value]) => `${JSON.stringify(key)}:${canonicalJson(value)}`)
    .join(',')}}`
}
