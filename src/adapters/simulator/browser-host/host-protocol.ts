import * as t from 'io-ts'

/**
 * The number of times that tabs have claimed the input log. Each message contains the epoch of its host. Tabs ignore
 * messages from hosts with a lower epoch.
 */
const epoch = t.number
const id = t.string
const headers = t.array(t.tuple([t.string, t.string]))

/** A message from a tab to the host. */
export const HostRequest = t.union(
  [
    t.strict({ kind: t.literal('who') }),
    t.strict({
      kind: t.literal('ask'),
      epoch,
      id,
      method: t.string,
      url: t.string,
      headers,
      body: t.union([t.string, t.null]),
    }),
    t.strict({ kind: t.literal('open'), epoch, id, url: t.string }),
    t.strict({ kind: t.literal('say'), epoch, id, text: t.string }),
    t.strict({ kind: t.literal('close'), epoch, id }),
  ],
  'ToHost',
)
export type HostRequest = t.TypeOf<typeof HostRequest>

/** A message from the host to all tabs. Only the tab that owns the id handles the message. */
export const HostResponse = t.union(
  [
    t.strict({ kind: t.literal('hosting'), epoch }),
    t.strict({ kind: t.literal('answer'), epoch, id, status: t.number, headers, body: t.string }),
    t.strict({ kind: t.literal('noAnswer'), epoch, id }),
    t.strict({ kind: t.literal('opened'), epoch, id }),
    t.strict({ kind: t.literal('heard'), epoch, id, text: t.string }),
    t.strict({ kind: t.literal('closed'), epoch, id }),
  ],
  'FromHost',
)
export type HostResponse = t.TypeOf<typeof HostResponse>
