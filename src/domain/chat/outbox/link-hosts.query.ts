import * as t from 'io-ts'
import { query } from '../../query'

/** The hosts to which messages of any group may link: the product's whitelist (spec 1 §5). */
export const linkHostsQuery = query('chat/linkHosts', {
  input: t.strict({}),
  item: t.string,
  idOf: (host) => host,
  once: true,
})

/** The hosts; `null` until they are loaded. */
export const linkHosts = (state: typeof linkHostsQuery.reducer.initial): readonly string[] | null => {
  const { status, items } = linkHostsQuery.listed(state, {})
  return status === 'shown' ? items : null
}
